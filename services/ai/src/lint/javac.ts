import type { LintFinding } from '../evidence/findings.js';
import type { MessageId } from './catalogue.js';
import { toFinding } from './finding.js';

/** `Main.java:12: warning: [divzero] division by zero` */
const WARNING = /^\S*?\.java:(\d+): warning: (?:\[([\w-]+)\] )?(.*)$/;

const MESSAGE_OF: Readonly<Record<string, MessageId>> = {
  divzero: 'common.division-by-zero',
  fallthrough: 'common.fallthrough',
  rawtypes: 'java.raw-type',
  unchecked: 'java.raw-type',
  empty: 'common.useless-expression',
};

const MAX_WARNINGS = 200;

/** Warnings in what the Java compiler printed. Errors are not findings: that text does not run. */
export function javacFindings(compileOutput: string): LintFinding[] {
  const findings: LintFinding[] = [];
  for (const line of compileOutput.split('\n', 20_000)) {
    const match = WARNING.exec(line);
    if (!match || findings.length >= MAX_WARNINGS) continue;
    const [, row, category = '', text = ''] = match;
    const id = MESSAGE_OF[category] ?? 'java.compiler-warning';
    findings.push(toFinding(id, Math.max(1, Number(row)), 'javac', { text }));
  }
  return findings;
}
