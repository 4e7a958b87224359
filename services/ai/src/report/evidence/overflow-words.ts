import type { Overflow } from '../../evidence/findings.js';

/** Says what was seen: which number it is, the learner finds on the line. */
export function overflowSentence({ line, type }: Overflow): string {
  return `${HAPPENS[type](line)} This happens on failing inputs, and on none of the passing ones that were tried.`;
}

const tooLarge =
  (type: string) =>
  (line: number): string =>
    `A number on line ${line} becomes too large for \`${type}\`.`;

const HAPPENS: Readonly<Record<Overflow['type'], (line: number) => string>> = {
  byte: tooLarge('byte'),
  short: tooLarge('short'),
  char: tooLarge('char'),
  int: tooLarge('int'),
  long: tooLarge('long'),
  double: (line) => `A whole number on line ${line} exceeds 2⁵³, from where JavaScript rounds.`,
  bits: (line) => `An operator on line ${line} keeps 32 bits, and its number needs more.`,
  element: (line) => `A number on line ${line} does not fit into the typed array that keeps it.`,
};
