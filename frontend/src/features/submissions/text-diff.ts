/** A stretch of one side of a diff; `same` text is on both sides. */
export interface DiffSpan {
  text: string;
  same: boolean;
}

/** One line of the comparison; a side that has no such line is null. */
export interface DiffLine {
  kind: 'same' | 'changed' | 'missing' | 'extra';
  expected: DiffSpan[] | null;
  actual: DiffSpan[] | null;
  /** 1-based, null where the side has no line. */
  expectedLine: number | null;
  actualLine: number | null;
}

/** Beyond these sizes lines are compared in place, so that a diff never freezes the page. */
const MAX_LINES_SQUARED = 1_000_000;
const MAX_LINE_LENGTH = 2_000;

const splitLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');

/** Longest common subsequence of two sequences, as index pairs in order. */
function commonPairs<T>(left: readonly T[], right: readonly T[]): [number, number][] {
  const width = right.length + 1;
  const table = new Uint32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      table[i * width + j] =
        left[i] === right[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}

/** Splits a changed line into its common head, the differing middle and the common tail. */
function spansOf(line: string, head: number, tail: number): DiffSpan[] {
  const middle = line.length - tail;
  return [
    { text: line.slice(0, head), same: true },
    { text: line.slice(head, middle), same: false },
    { text: line.slice(middle), same: true },
  ].filter((span) => span.text !== '');
}

function changedLine(expected: string, actual: string, at: [number, number]): DiffLine {
  const shorter = Math.min(expected.length, actual.length, MAX_LINE_LENGTH);
  let head = 0;
  while (head < shorter && expected[head] === actual[head]) head++;
  let tail = 0;
  while (tail < shorter - head && expected.at(-1 - tail) === actual.at(-1 - tail)) tail++;
  return {
    kind: 'changed',
    expected: spansOf(expected, head, tail),
    actual: spansOf(actual, head, tail),
    expectedLine: at[0],
    actualLine: at[1],
  };
}

/** Pairs the lines between two common ones: as many as both sides have are `changed`, the rest missing or extra. */
function blockLines(expected: string[], actual: string[], startLeft: number, startRight: number): DiffLine[] {
  const lines: DiffLine[] = [];
  for (let k = 0; k < Math.max(expected.length, actual.length); k++) {
    const left = expected[k];
    const right = actual[k];
    if (left !== undefined && right !== undefined) {
      lines.push(changedLine(left, right, [startLeft + k + 1, startRight + k + 1]));
    } else if (left !== undefined) {
      const spans = [{ text: left, same: false }];
      const line = startLeft + k + 1;
      lines.push({ kind: 'missing', expected: spans, actual: null, expectedLine: line, actualLine: null });
    } else {
      const spans = [{ text: right!, same: false }];
      const line = startRight + k + 1;
      lines.push({ kind: 'extra', expected: null, actual: spans, expectedLine: null, actualLine: line });
    }
  }
  return lines;
}

/**
 * Compares what a test expects with what a program printed, line by line, and inside a changed line by its differing
 * middle. Line ends are normalised and one final newline is ignored, as the exact checker does.
 */
export function diffText(expected: string, actual: string): DiffLine[] {
  const left = splitLines(expected);
  const right = splitLines(actual);
  const tooLarge = left.length * right.length > MAX_LINES_SQUARED;
  const pairs = tooLarge
    ? left.flatMap((line, k): [number, number][] => (line === right[k] ? [[k, k]] : []))
    : commonPairs(left, right);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  for (const [nextLeft, nextRight] of [...pairs, [left.length, right.length] as const]) {
    lines.push(...blockLines(left.slice(i, nextLeft), right.slice(j, nextRight), i, j));
    if (nextLeft < left.length && nextRight < right.length) {
      const spans = [{ text: left[nextLeft]!, same: true }];
      const at = { expectedLine: nextLeft + 1, actualLine: nextRight + 1 };
      lines.push({ kind: 'same', expected: spans, actual: spans, ...at });
    }
    i = nextLeft + 1;
    j = nextRight + 1;
  }
  return lines;
}

/** Makes blanks visible, in signs that the product's own font has: `·` space, `»` tab, `¶` carriage return. */
export function showWhitespace(text: string): string {
  return text.replace(/ /g, '·').replace(/\t/g, '»').replace(/\r/g, '¶');
}

/** @returns whether the two differ in blanks or line ends only. */
export function differsInWhitespaceOnly(expected: string, actual: string): boolean {
  return expected !== actual && expected.replace(/\s+/g, '') === actual.replace(/\s+/g, '');
}
