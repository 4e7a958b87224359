/**
 * Ways to make further families of inputs out of those of a generator. Its author thought of what is hard for the
 * solutions that they know. A heap that only one order of the values fills needs another one, and so does a hash table that takes the low bits of a value.
 */
const VALUE_VARIATIONS = ['ascending', 'descending', 'spread', 'one-letter', 'halves', 'low-bits'] as const;

/** Before the name of a variable that stays at a quarter of the others. */
const FEW = 'few ';
/** Between the family of the generator and the variation. */
const BETWEEN = ', ';

/** At most so many variables are made small in turn. */
const MOST_SMALL = 3;

/** @param counts the counts that grow together */
export function variedFamilies(families: readonly string[], counts: readonly string[]): string[] {
  const [first] = families;
  const small = counts.length < 2 ? [] : counts.slice(0, MOST_SMALL).map((name) => `${FEW}${name}`);
  return [
    ...(first === undefined ? [] : VALUE_VARIATIONS.map((variation) => `${first}${BETWEEN}${variation}`)),
    ...families.flatMap((family) => small.map((variation) => `${family}${BETWEEN}${variation}`)),
  ];
}

/** Reads a family in the sandbox. `families` are those of the generator. */
export const VARIED_FAMILY = `(family, sizes, families) => {
  const at = family.lastIndexOf(${JSON.stringify(BETWEEN)});
  if (at < 0 || families.includes(family)) return { family, sizes: { ...sizes }, variation: null };
  const variation = family.slice(at + ${BETWEEN.length});
  const name = variation.startsWith(${JSON.stringify(FEW)}) ? variation.slice(${FEW.length}) : null;
  return {
    family: family.slice(0, at),
    sizes: name === null ? { ...sizes } : { ...sizes, [name]: Math.max(1, Math.ceil(sizes[name] / 4)) },
    variation: name === null ? variation : null,
  };
}`;

const WORDS: Readonly<Record<string, string>> = {
  spread: 'inputs with values up to their count',
  'one-letter': 'inputs of one letter',
  halves: 'inputs that are made of equal halves',
  'low-bits': 'inputs with values that are alike in their low bits',
};

/** `random inputs`, `random, ascending inputs`, `random inputs with a small n`. */
export function familyWords(family: string): string {
  const at = family.lastIndexOf(BETWEEN);
  const [base, variation] = [family.slice(0, at), family.slice(at + BETWEEN.length)];
  if (at >= 0 && variation.startsWith(FEW))
    return `${base} inputs with a small ${variation.slice(FEW.length)}`;
  const words = at < 0 ? undefined : WORDS[variation];
  return words === undefined ? `${family} inputs` : `${base} ${words}`;
}
