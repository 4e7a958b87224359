import { diffArrays } from 'diff';

/** A part of a line; `same` text is on both sides. */
export interface DiffSpan {
  text: string;
  same: boolean;
}

/** One row of the comparison; a side without a line is null. */
export interface DiffLine {
  kind: 'same' | 'changed' | 'missing' | 'extra';
  expected: DiffSpan[] | null;
  actual: DiffSpan[] | null;
  /** 1-based, null where the side has no line. */
  expectedLine: number | null;
  actualLine: number | null;
}

/** With more inserted and removed lines than this, lines with the same number are compared. */
const MAX_EDITS = 1_000;

type Pair = [expected: string | undefined, actual: string | undefined];

const splitLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');

const pairUp = (missing: readonly string[], extra: readonly string[]): Pair[] =>
  Array.from({ length: Math.max(missing.length, extra.length) }, (_, k) => [missing[k], extra[k]]);

/** @returns the lines side by side. Between common lines, missing and extra lines are paired in order. */
function pairLines(expected: string[], actual: string[]): Pair[] {
  const changes = diffArrays(expected, actual, { maxEditLength: MAX_EDITS });
  if (changes === undefined) return pairUp(expected, actual);
  const pairs: Pair[] = [];
  let missing: string[] = [];
  let extra: string[] = [];
  for (const { value, added, removed } of changes) {
    if (removed) missing = value;
    else if (added) extra = value;
    else {
      pairs.push(...pairUp(missing, extra), ...pairUp(value, value));
      missing = extra = [];
    }
  }
  return [...pairs, ...pairUp(missing, extra)];
}

/** Splits a changed line into common start, different middle and common end. */
function spansOf(line: string, start: number, end: number): DiffSpan[] {
  const middle = line.length - end;
  return [
    { text: line.slice(0, start), same: true },
    { text: line.slice(start, middle), same: false },
    { text: line.slice(middle), same: true },
  ].filter((span) => span.text !== '');
}

type Compared = Pick<DiffLine, 'kind' | 'expected' | 'actual'>;

function compareLine([expected, actual]: Pair): Compared {
  const whole = (text: string, same: boolean) => [{ text, same }];
  if (actual === undefined) return { kind: 'missing', expected: whole(expected ?? '', false), actual: null };
  if (expected === undefined) return { kind: 'extra', expected: null, actual: whole(actual, false) };
  if (expected === actual)
    return { kind: 'same', expected: whole(expected, true), actual: whole(actual, true) };
  const shorter = Math.min(expected.length, actual.length);
  let start = 0;
  while (start < shorter && expected[start] === actual[start]) start++;
  let end = 0;
  while (end < shorter - start && expected.at(-1 - end) === actual.at(-1 - end)) end++;
  return { kind: 'changed', expected: spansOf(expected, start, end), actual: spansOf(actual, start, end) };
}

/**
 * Compares expected and actual output line by line and marks the different middle of a changed line. Line ends are
 * normalised and one final newline is ignored, as in the exact checker.
 */
export function diffText(expected: string, actual: string): DiffLine[] {
  let expectedLine = 0;
  let actualLine = 0;
  return pairLines(splitLines(expected), splitLines(actual)).map((pair) => ({
    ...compareLine(pair),
    expectedLine: pair[0] === undefined ? null : ++expectedLine,
    actualLine: pair[1] === undefined ? null : ++actualLine,
  }));
}

/** Makes whitespace visible with signs of the product's own font: `·` space, `»` tab, `¶` carriage return. */
export function showWhitespace(text: string): string {
  return text.replace(/ /g, '·').replace(/\t/g, '»').replace(/\r/g, '¶');
}

/** @returns whether the two differ only in whitespace or line ends. */
export function differsInWhitespaceOnly(expected: string, actual: string): boolean {
  return expected !== actual && expected.replace(/\s+/g, '') === actual.replace(/\s+/g, '');
}
