import { failed, PASSED, shown, type CheckRequest, type CheckResult } from './check.js';
import { linesOf } from './lines.js';

const CONTEXT = 12;

/** Shows a long line from shortly before its first difference. */
function difference(line: number, expected: string, got: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at += 1;
  if (at <= CONTEXT * 2) return `line ${line}: expected ${shown(expected)}, got ${shown(got)}`;
  const from = at - CONTEXT;
  return `line ${line}, column ${at + 1}: expected …${shown(expected.slice(from))}, got …${shown(got.slice(from))}`;
}

/** Compares line by line. Trailing blanks of a line and empty lines at the end do not count. */
export function checkExact({ answer, output }: CheckRequest): CheckResult {
  const expected = linesOf(answer);
  const got = linesOf(output);
  const common = Math.min(expected.length, got.length);
  for (let i = 0; i < common; i++) {
    const want = expected[i] ?? '';
    const have = got[i] ?? '';
    if (want !== have) return failed(difference(i + 1, want, have));
  }
  if (got.length < expected.length) {
    return failed(`line ${common + 1}: expected ${shown(expected[common] ?? '')}, but the output ends`);
  }
  if (got.length > expected.length) {
    return failed(`line ${common + 1}: expected the end of the output, got ${shown(got[common] ?? '')}`);
  }
  return PASSED;
}
