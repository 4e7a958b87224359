import type { LintFinding } from '../../evidence/findings.js';
import type { MessageId } from '../messages/catalogue.js';
import { toFinding } from '../messages/finding.js';

/**
 * For example `Main.java:12: warning: [divzero] division by zero`. Warnings of the Eclipse compiler have the category
 * `ecj`.
 */
const WARNING = /^\S*?\.java:(\d+): warning: (?:\[([\w-]+)\] )?(.*)$/;

const ECLIPSE = 'ecj';

const MESSAGE_OF: Readonly<Record<string, MessageId>> = {
  divzero: 'common.division-by-zero',
  fallthrough: 'common.fallthrough',
  rawtypes: 'java.raw-type',
  unchecked: 'java.raw-type',
  empty: 'common.useless-expression',
};

/** The Eclipse compiler's warnings have no names, so they are told apart by text. The first group fills `{name}`. */
const ECLIPSE_MESSAGES: readonly (readonly [RegExp, MessageId])[] = [
  [/^Comparing identical expressions/, 'common.self-compare'],
  [/^The assignment to variable \w+ has no effect/, 'common.self-assign'],
  [/^Dead code/, 'common.unreachable'],
  [/^Null pointer access: The (?:variable|expression) (\w+) can only be null/, 'java.null-access'],
  [/^Unlikely argument type/, 'java.unlikely-argument'],
  [/^The value of the (?:local variable|field) ([\w.]+) is not used/, 'common.unused'],
  [/^The (?:method|constructor|type) ([\w.]+).* is never used locally/, 'common.unused'],
];

/** The most warnings that are read; three are shown. */
const MAX_WARNINGS = 200;

function eclipseFinding(line: number, text: string): LintFinding {
  for (const [pattern, id] of ECLIPSE_MESSAGES) {
    const match = pattern.exec(text);
    if (match) return toFinding(id, line, ECLIPSE, { name: match[1] ?? '', text });
  }
  return toFinding('java.compiler-warning', line, ECLIPSE, { text });
}

/** Reads the warnings of the Java compilers. Errors are no findings, because the program does not run then. */
export function javaCompilerFindings(compileOutput: string): LintFinding[] {
  const findings: LintFinding[] = [];
  for (const line of compileOutput.split('\n', 20_000)) {
    const match = WARNING.exec(line);
    if (!match || findings.length >= MAX_WARNINGS) continue;
    const [, row, category = '', text = ''] = match;
    const at = Math.max(1, Number(row));
    findings.push(
      category === ECLIPSE
        ? eclipseFinding(at, text)
        : toFinding(MESSAGE_OF[category] ?? 'java.compiler-warning', at, 'javac', { text }),
    );
  }
  return findings;
}
