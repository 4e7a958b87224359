import { counted, failed, PASSED, shown, type CheckRequest, type CheckResult } from './check.js';
import { linesOf } from './lines.js';
import { tokensOf } from './tokens.js';

interface Item {
  text: string;
  line: number;
}

/** Compares two multisets. Names the first item that is too many, else the first that is missing. */
function compare(expected: readonly Item[], got: readonly Item[], noun: 'line' | 'token'): CheckResult {
  const open = new Map<string, number>();
  for (const { text } of expected) open.set(text, (open.get(text) ?? 0) + 1);
  for (const { text, line } of got) {
    const left = open.get(text);
    if (left === undefined) return failed(`line ${line}: ${shown(text)} is not an expected ${noun}`);
    if (left === 0) return failed(`line ${line}: ${shown(text)} is there more often than expected`);
    open.set(text, left - 1);
  }
  const missing = expected.find(({ text }) => (open.get(text) ?? 0) > 0);
  if (!missing) return PASSED;
  return failed(
    `expected ${counted(expected.length, noun)}, got ${got.length}; ${shown(missing.text)} is missing`,
  );
}

const items = (output: Buffer): Item[] => linesOf(output).map((text, at) => ({ text, line: at + 1 }));

/** Expects the same lines in any order. Trailing blanks of a line and empty lines at the end do not count. */
export const checkUnorderedLines = ({ answer, output }: CheckRequest): CheckResult =>
  compare(items(answer), items(output), 'line');

/** Expects the same words in any order. */
export const checkUnorderedTokens = ({ answer, output }: CheckRequest): CheckResult =>
  compare(tokensOf(answer), tokensOf(output), 'token');
