"""Random systems of linear constraints, and what kiwisolver makes of them; one system a line.

A line is: number of variables; steps; results. Steps, split by commas:
  +S R C V K V K ...   adds a constraint: strength S (r, s, m, w), relation R (<, =, >), constant C, then variables and coefficients:
                       K V + K V + ... + C  R  0
  -N                   removes the N-th constraint that was added
  ~N C                 gives it another constant
  ?                    solve; a result belongs to each
A result is "weighted violation : values". A required constraint that kiwisolver refuses is marked with ! after its strength; it
does not belong to the system (a refused change of a constant removes the constraint: `~N C !`).

Where a system has several solutions, the oracle's values differ from run to run; its violations do not.
"""

import os
import random
import sys

import kiwisolver as kiwi

STRENGTHS = {"r": kiwi.strength.required, "s": kiwi.strength.strong, "m": kiwi.strength.medium, "w": kiwi.strength.weak}
RELATIONS = {"<": "<=", "=": "==", ">": ">="}


def number(value):
    return str(int(value)) if value == int(value) else repr(round(value, 9))


class System:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.solver = kiwi.Solver()
        count = self.random.randint(1, 8)
        self.variables = [kiwi.Variable(str(i)) for i in range(count)]
        self.added = []
        self.steps = []
        self.results = []

    def run(self):
        self.add(self.random.randint(1, 3 * len(self.variables)))
        self.solve()
        for _ in range(self.random.randint(0, 3)):
            for _ in range(self.random.randint(1, 3)):
                self.change()
            self.solve()
        return ";".join([str(len(self.variables)), ",".join(self.steps), " ; ".join(self.results)])

    def add(self, count):
        for _ in range(count):
            strength = self.random.choices("rsmw", [4, 3, 3, 3])[0]
            relation = self.random.choices("<=>", [2, 3, 2])[0]
            indices = self.random.sample(range(len(self.variables)), min(len(self.variables), self.random.choice([1, 1, 2, 2, 3])))
            terms = [(i, self.random.choice([1, 1, 1, -1, -1, 2, -2, 0.5, 3])) for i in indices]
            constant = self.random.choice([0, self.random.randint(-100, 100), self.random.randint(-500, 500)])
            self.insert(strength, relation, constant, terms)

    def insert(self, strength, relation, constant, terms):
        made = self.make(strength, relation, constant, terms)
        words = " ".join(f"{i} {number(k)}" for i, k in terms)
        mark = ""
        try:
            self.solver.addConstraint(made)
        except kiwi.UnsatisfiableConstraint:
            made = None
            mark = "!"
            self.rebuild()
        self.steps.append(f"+{strength}{mark} {relation} {constant} {words}")
        self.added.append([strength, relation, constant, terms, made])

    def make(self, strength, relation, constant, terms):
        expression = kiwi.Expression([kiwi.Term(self.variables[i], k) for i, k in terms], constant)
        return kiwi.Constraint(expression, RELATIONS[relation], STRENGTHS[strength])

    def rebuild(self):
        """After a refusal the oracle starts afresh: what a refusal leaves behind is not what is tested."""
        self.solver.reset()
        for entry in self.added:
            if entry[4] is not None:
                self.solver.addConstraint(entry[4])

    def change(self):
        alive = [i for i, entry in enumerate(self.added) if entry[4] is not None]
        kind = self.random.random()
        if not alive or kind < 0.3:
            return self.add(1)
        index = self.random.choice(alive)
        entry = self.added[index]
        if kind < 0.5:
            entry[4] = None
            self.steps.append(f"-{index}")
            return self.rebuild()
        entry[2] = self.random.randint(-300, 300)
        entry[4] = None
        self.rebuild()
        made = self.make(*entry[:4])
        try:
            self.solver.addConstraint(made)
            entry[4] = made
            self.steps.append(f"~{index} {entry[2]}")
        except kiwi.UnsatisfiableConstraint:
            self.rebuild()
            self.steps.append(f"~{index} {entry[2]} !")

    def solve(self):
        self.steps.append("?")
        self.rebuild()
        self.solver.updateVariables()
        values = [v.value() for v in self.variables]
        violation = 0.0
        for strength, relation, constant, terms, made in self.added:
            if made is None or strength == "r":
                continue
            left = constant + sum(k * values[i] for i, k in terms)
            amount = {"<": max(left, 0), "=": abs(left), ">": max(-left, 0)}[relation]
            violation += amount * STRENGTHS[strength]
        self.results.append(number(violation) + " : " + " ".join(number(v) for v in values))


def systems(numbers):
    """The systems of these numbers, in order, made by a process of its own: kiwisolver ends its process, without an exception that
    could be caught, where rounding makes it believe that its objective is unbounded. Such a system is left out, with a line that
    names it; halving finds it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(writer, "w") as output:
            for index in numbers:
                print(System(index).run(), file=output)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as source:
        text = source.read()
    if os.waitpid(child, 0)[1] == 0:
        return text
    if len(numbers) == 1:
        print(f"kiwisolver gives up on system {numbers[0]}: left out", file=sys.stderr)
        return ""
    half = len(numbers) // 2
    return systems(numbers[:half]) + systems(numbers[half:])


if __name__ == "__main__":
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    first = seed * 1_000_000
    for begin in range(0, count, 100):
        sys.stdout.write(systems(range(first + begin, first + min(begin + 100, count))))
