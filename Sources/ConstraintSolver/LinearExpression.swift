/// An unknown of a `Solver`: any number, negative ones too.
package struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// One variable of an expression, times a number.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant. A variable may occur in several terms.
package struct LinearExpression: Sendable {
  package var terms: [Term]
  package var constant: Double
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }
  package static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(a.terms, constant: a.constant + b)
  }
  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }
  package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }
}

/// How an expression has to compare with zero.
package enum Relation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal, greaterThanOrEqual
}
