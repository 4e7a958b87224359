import { passed, type Findings, type SmallEdit } from '../../evidence/findings.js';

/** Says what was run, not what to do: another change may be the better one. */
export function editSentence(
  { line, before, after }: SmallEdit,
  { tests, counterExample }: Findings,
): string {
  const failed = tests?.some((test) => !passed(test)) === true;
  const passing = counterExample
    ? failed
      ? 'the failing input and every test pass'
      : 'the failing input passes too'
    : 'every test passes';
  return `With \`${after}\` instead of \`${before}\` on line ${line} ${passing}.`;
}
