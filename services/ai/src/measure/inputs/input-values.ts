export const INFERRED_FAMILIES = ['random', 'ascending', 'descending', 'equal', 'few', 'tree'] as const;
export type InferredFamily = (typeof INFERRED_FAMILIES)[number];

/** Which texts a program takes: those that its literals show, digits, or numbers in place of words. */
export const TEXT_STYLES = ['signs', 'letters', 'digits', 'numbers'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** A sequence of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const upTo = (limit: number, random: () => number): number => 1 + Math.floor(random() * limit);

/** Element `at` of a list of `of` numbers from 1 to `limit`. */
export function drawNumber(
  family: InferredFamily,
  at: number,
  of: number,
  limit: number,
  random: () => number,
): number {
  switch (family) {
    case 'ascending':
      return Math.min(at + 1, limit);
    case 'descending':
      return Math.min(Math.max(of - at, 1), limit);
    case 'equal':
      return Math.min(2, limit);
    case 'few':
      return upTo(Math.min(3, limit), random);
    case 'tree':
      return upTo(Math.min(at + 1, limit), random);
    default:
      return upTo(limit, random);
  }
}

/** Row `at` of pairs `a < b`, which may be edges of a tree, a path or a star. */
export function drawPair(
  family: InferredFamily,
  at: number,
  limit: number,
  random: () => number,
): [number, number] {
  const child = at + 2;
  const isTree = child <= limit + 1;
  if (family === 'ascending' && isTree) return [at + 1, child];
  if (family === 'descending' && isTree) return [1, child];
  if ((family === 'tree' || family === 'equal') && isTree) return [upTo(at + 1, random), child];
  const a = upTo(limit, random);
  const b = upTo(limit, random);
  return a === b ? [a, Math.min(a + 1, limit + 1)] : [Math.min(a, b), Math.max(a, b)];
}

const GOLDEN = 0.618;
const MOST_TRIED = 2_000;

/** A number close to `size`. @param at its position among the numbers of the input */
export function nearValue(family: InferredFamily, size: number, at: number): number {
  if (family === 'ascending') return primeBelow(size);
  if (at <= 0 || family === 'equal') return size;
  return Math.max(1, Math.round(size * (family === 'descending' ? 1 - GOLDEN / 3 : GOLDEN)));
}

/** The largest prime up to a number, because a search for a divisor takes longest there. */
function primeBelow(size: number): number {
  for (let tried = size; tried > 2 && size - tried < MOST_TRIED; tried -= 1) if (isPrime(tried)) return tried;
  return size;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
  return value >= 2;
}

const PAIRS = ['()', '[]', '{}'];
const SIGNS = /[.#*@01]/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '123456789';

export function drawText(
  family: InferredFamily,
  length: number,
  characters: string,
  style: TextStyle,
  random: () => number,
): string {
  const pairs = PAIRS.filter((pair) => [...pair].some((sign) => characters.includes(sign)));
  if (style === 'signs' && pairs.length > 0) return brackets(family, length, pairs, random);
  const alphabet = alphabetOf(style, characters);
  const [first = 'a', second = first] = alphabet;
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? first;
  return Array.from({ length }, (_, at) => {
    if (family === 'equal') return first;
    if (family === 'few') return pick(first + second);
    if (family === 'descending') return at % 2 === 0 ? first : second;
    if (family === 'ascending') return alphabet[Math.floor((at * alphabet.length) / length)] ?? first;
    return pick(alphabet);
  }).join('');
}

function alphabetOf(style: TextStyle, characters: string): string {
  if (style === 'digits' || style === 'numbers') return DIGITS;
  const signs = [...characters].filter((sign) => SIGNS.test(sign)).join('');
  return style === 'signs' && signs !== ''
    ? signs.length > 1
      ? signs
      : `${signs}${signs === '.' ? '#' : '.'}`
    : LETTERS;
}

/** A balanced text: nested as deep as possible, flat, or at random. */
function brackets(
  family: InferredFamily,
  length: number,
  pairs: readonly string[],
  random: () => number,
): string {
  const half = Math.max(1, Math.floor(length / 2));
  const pair = (): string => pairs[Math.floor(random() * pairs.length)] ?? '()';
  if (family === 'equal') return (pairs[0] ?? '()').repeat(half);
  const open: string[] = [];
  let text = '';
  for (let left = half; left > 0 || open.length > 0;) {
    const opens = left > 0 && (open.length === 0 || family === 'ascending' || random() < 0.5);
    if (opens) {
      const [start = '(', end = ')'] = pair();
      open.push(end);
      text += start;
      left -= 1;
    } else text += open.pop() ?? '';
  }
  return text;
}
