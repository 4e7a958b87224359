import type { LintFinding } from '../../evidence/findings.js';
import { toFinding } from '../messages/finding.js';

/**
 * Characters that a reader cannot see: zero-width, bidirectional controls, byte-order marks, tags, variation
 * selectors.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = new Map<string, string>(
  [
    ['аＡᎪΑ', 'a'],
    ['еЕΕ', 'e'],
    ['оОοΟօ', 'o'],
    ['рРρΡ', 'p'],
    ['сСϲ', 'c'],
    ['хХχΧ', 'x'],
    ['уУΥ', 'y'],
    ['іІιΙ', 'i'],
    ['ѕЅ', 's'],
    ['јЈ', 'j'],
    ['ԛ', 'q'],
    ['ԝ', 'w'],
    ['ԁ', 'd'],
    ['һ', 'h'],
    ['ӏ', 'l'],
    ['ν', 'v'],
    ['ո', 'n'],
    ['ԍ', 'g'],
    ['к', 'k'],
    ['тТΤ', 't'],
    ['мМΜ', 'm'],
    ['вВΒ', 'b'],
    ['нНΗ', 'h'],
  ].flatMap(([letters = '', latin = '']) => Array.from(letters, (letter) => [letter, latin] as const)),
);
const WORD = /[\p{L}\p{N}_$]+/gu;

/** Replaces look-alikes in words that mix them with Latin letters. A word in one alphabet is left alone. */
function plainWord(word: string): string {
  if (!/[A-Za-z]/.test(word)) return word;
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

interface CleanedText {
  text: string;
  finding: LintFinding | null;
}

/** Removes hidden characters before any tool reads the source, and reports them. Lines keep their numbers. */
export function removeHiddenCharacters(source: string): CleanedText {
  let count = 0;
  let first = Number.POSITIVE_INFINITY;
  const seen = (offset: number, letters: number): void => {
    count += letters;
    first = Math.min(first, offset);
  };
  const visible = source.replace(INVISIBLE, (character, offset: number) => {
    if (offset > 0 || character !== '\uFEFF') seen(offset, 1);
    return '';
  });
  const text = visible.replace(WORD, (word, offset: number) => {
    const plain = plainWord(word);
    if (plain !== word) seen(offset, 1);
    return plain;
  });
  if (count === 0) return { text, finding: null };
  const line = source.slice(0, first).split('\n').length;
  return { text, finding: toFinding('text.hidden-characters', line, 'rule', { count: String(count) }) };
}
