import type { Findings } from '../../evidence/findings.js';
import {
  COMPLEXITY_CLASSES,
  formatComplexity,
  POWER_SIGNS,
  rankOf,
  type ComplexityClass,
} from '../../evidence/complexity-class.js';
import { isBanned } from './banned-words.js';
import { isEnglish } from './english.js';
import { namesKnownLines } from './named-lines.js';

/** One sentence, about twenty-five words. */
const LONGEST = 200;
/** Letters, digits and the signs of plain sentences; no markup, code blocks or other alphabets. */
const PLAIN = new RegExp(`^[A-Za-z0-9 ,.;:'’“”"()[\\]${POWER_SIGNS}√!?+*·×−/=<>≤≥_%^-]+$`);

const NOTATION = /[OΘΩ]\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS_WORD =
  /\b(constant|logarithmic|linear|linearithmic|log-linear|quasilinear|quadratic|cubic|exponential|factorial|polynomial|sublinear)(?=[- ](?:time|space|complexity|growth|algorithm|solution|runtime|running|memory)\b|\s*[.,;!?]?$)/gi;

const canonical = (notation: string): string =>
  notation
    .toLowerCase()
    .replace(/[θω]/g, 'o')
    .replace(/\s+|\*|·|×/g, '')
    // n log log n is measured as linear.
    .replace(/loglogn/g, '')
    .replace(/\^([2-8])/g, (all, power: string) => POWER_SIGNS[Number(power) - 2] ?? all)
    .replace(/2\^n/g, 'c^n');

interface AllowedClasses {
  notations: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** What a sentence about memory speaks of. */
const OF_MEMORY =
  /\b(?:memory|space|bytes?|keeps?|kept|stor(?:e|es|ed|ing)|holds?|lists?|arrays?|maps?|sets?|tables?|dictionar\w+|stacks?|queues?|heaps?|strings?|cop(?:y|ies|ied)|deep|depth)\b/i;

/** The classes that a sentence about this finding may name: those of memory only if it speaks of memory. */
export function allowedClasses(
  findings: Findings,
  kind: 'time' | 'space' | 'both',
  sentence: string,
): AllowedClasses {
  const chosen = [
    ...(kind === 'space' ? [] : [findings.time]),
    ...(kind !== 'time' && OF_MEMORY.test(sentence) ? [findings.space] : []),
  ];
  const notations = chosen.flatMap(({ notation, class: name }) => [notation, name && formatComplexity(name)]);
  if (chosen.includes(findings.space)) notations.push(findings.space.extra);
  return {
    notations: new Set(notations.filter((notation) => notation !== null).map(canonical)),
    words: new Set(chosen.flatMap(({ class: name }) => (name === null ? [] : [name]))),
  };
}

/** What the sentence may be checked against. */
interface SentenceGround {
  nonce: string;
  /** The number of lines of the program. */
  lines: number;
  allowed: AllowedClasses;
}

/** Words that set one class against another: “reported as O(n²), but really O(n)”. */
const AGAINST =
  /\b(?:actual\w*|real\w*|truth|true|report\w*|measur\w*|rather|instead|claims?|says?|in fact|should be|must be)\b/i;
const BELOW = /\b(?:not|never|without|no longer)\b[^.]{0,40}$/i;

/**
 * Whether the classes that a sentence names are the measured ones. Beside a measured class it may name a lower one, which
 * is that of a part; and it may say what the program is not.
 */
function namesMeasured(said: string, { notations, words }: AllowedClasses): boolean {
  const named = Array.from(said.matchAll(NOTATION), (match) => ({
    at: match.index,
    isMeasured: notations.has(canonical(match[0])),
    class: COMPLEXITY_CLASSES.find((one) => canonical(formatComplexity(one)) === canonical(match[0])),
  }));
  const called = Array.from(said.matchAll(CLASS_WORD), (match) => {
    const word = (match[1] ?? '').toLowerCase();
    return {
      at: match.index,
      isMeasured: words.has(word),
      class: COMPLEXITY_CLASSES.find((one) => one === word),
    };
  });
  const all = [...named, ...called];
  if (all.every(({ isMeasured }) => isMeasured)) return true;
  const top = Math.max(-1, ...Array.from(words, (word) => rankOf(word as ComplexityClass)));
  const isTold =
    all.some(({ isMeasured }) => isMeasured) ||
    Array.from(words).some((word) => new RegExp(`\\b${word} (?:in|program|loop)\\b`, 'i').test(said));
  return all.every(
    (one) =>
      one.isMeasured ||
      BELOW.test(said.slice(0, one.at)) ||
      (isTold && !AGAINST.test(said) && one.class !== undefined && rankOf(one.class) < top),
  );
}

/** Compatibility forms become plain letters, but powers stay what they are. */
const plainLetters = (text: string): string =>
  text
    .split(new RegExp(`([${POWER_SIGNS}])`))
    .map((part) => (POWER_SIGNS.includes(part) ? part : part.normalize('NFKC')))
    .join('');

/**
 * The sentence of a slot, if it may be shown: one plain English sentence without a link, a verdict, an order, code, a line
 * that does not exist, or a class that was not measured.
 * @returns '' when it may not; the slot then has the words of its cause
 */
export function shownSentence(text: string, { nonce, lines, allowed }: SentenceGround): string {
  const letters = plainLetters(text);
  const said = letters
    .replace(/[`*_]{1,3}(?=\S)|(?<=\S)[`*]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (said === '' || said.length > LONGEST || !PLAIN.test(said) || said.includes(nonce)) return '';
  // More than one sentence, or lines of code in one.
  if (/[.!?]["”')]?\s+\S/.test(said.replace(/\b(?:e\.g|i\.e|etc|vs)\./gi, '')) || /\n\s*\n/.test(text))
    return '';
  const mayBeShown =
    !isBanned(letters, said) &&
    isEnglish(said) &&
    namesKnownLines(said, lines) &&
    namesMeasured(said, allowed);
  return mayBeShown ? said : '';
}
