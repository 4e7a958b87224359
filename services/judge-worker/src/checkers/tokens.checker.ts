import { counted, failed, PASSED, shown, type CheckRequest, type CheckResult } from './check.js';
import { tokensOf, type Token } from './tokens.js';

/** Whether a token equals the expected one. A string says why not. */
export type SameToken = (expected: string, got: string) => true | string;

const equal: SameToken = (expected, got) =>
  expected === got || `expected ${shown(expected)}, got ${shown(got)}`;

/** Tells apart upper and lower case letters only where they matter. */
export const sameCase = (same: SameToken, ignoreCase = false): SameToken =>
  ignoreCase ? (expected, got) => expected.toLowerCase() === got.toLowerCase() || same(expected, got) : same;

const place = (index: number, token: Token): string => `line ${token.line}, token ${index + 1}`;

/** Compares two outputs token by token. Line breaks count as blanks. */
export function compareTokens({ answer, output }: CheckRequest, same: SameToken): CheckResult {
  const expected = tokensOf(answer);
  const got = tokensOf(output);
  const common = Math.min(expected.length, got.length);
  for (let i = 0; i < common; i++) {
    const want = expected[i];
    const have = got[i];
    if (!want || !have) break;
    const verdict = same(want.text, have.text);
    if (verdict !== true) return failed(`${place(i, have)}: ${verdict}`);
  }
  const missing = expected[common];
  if (missing) {
    return failed(
      `expected ${counted(expected.length, 'token')}, got ${got.length}; the next one would be ${shown(missing.text)}`,
    );
  }
  const extra = got[common];
  if (extra)
    return failed(`${place(common, extra)}: expected the end of the output, got ${shown(extra.text)}`);
  return PASSED;
}

/** Compares the words between blanks. */
export const checkTokens = (
  request: CheckRequest,
  { ignoreCase }: { ignoreCase?: boolean | undefined } = {},
): CheckResult => compareTokens(request, sameCase(equal, ignoreCase));
