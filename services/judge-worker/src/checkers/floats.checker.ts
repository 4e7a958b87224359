import { shown, type CheckRequest, type CheckResult } from './check.js';
import { compareTokens, sameCase, type SameToken } from './tokens.checker.js';

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?$/;
const MAX_DIGITS = 400;

function numberOf(token: string): number | null {
  return token.length <= MAX_DIGITS && NUMBER.test(token) ? Number(token) : null;
}

interface Tolerance {
  absolute: number;
  relative: number;
  ignoreCase?: boolean | undefined;
}

function within({ absolute, relative }: Tolerance): SameToken {
  return (expected, got) => {
    if (expected === got) return true;
    const want = numberOf(expected);
    const have = numberOf(got);
    if (want === null) return `expected ${shown(expected)}, got ${shown(got)}`;
    if (have === null) return `expected the number ${shown(expected)}, got ${shown(got)}`;
    const difference = Math.abs(want - have);
    if (difference <= absolute || difference <= relative * Math.abs(want)) return true;
    return `expected ${shown(expected)}, got ${shown(got)} (off by ${difference.toPrecision(2)})`;
  };
}

/** Compares token by token. Numbers may differ by the absolute or the relative tolerance, whichever is larger. */
export const checkFloats = (request: CheckRequest, tolerance: Tolerance): CheckResult =>
  compareTokens(request, sameCase(within(tolerance), tolerance.ignoreCase));
