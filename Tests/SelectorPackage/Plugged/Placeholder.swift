// SwiftPM wants a source of the target's own. Those in Source are compiled by the plugin RewriteForLinux.
