/**
 * Ways to make further families of inputs out of those of a generator. Its author thought of what is hard for the
 * solutions that they know. A heap that only one order of the values fills needs another one, and so does a hash table that takes the low bits of a value.
 */
const VALUE_VARIATIONS = ['ascending', 'descending', 'spread', 'one-letter', 'halves', 'low-bits'] as const;

/** Before the name of a variable that stays at a quarter of the others. */
const FEW = 'few ';
/** Before the name of a variable that is so many times as large as the others. */
const MANY = 'many ';
export const TIMES_MANY = 8;
/** Between the family of the generator and the variation. */
const BETWEEN = ', ';

/** At most so many variables are made small or large in turn. */
const MOST_UNLIKE = 3;

/**
 * @param counts the counts that grow together
 * @param ample those of them that may be {@link TIMES_MANY} times as large as all others together become, such as the
 *   edges of a dense graph
 */
export function variedFamilies(
  families: readonly string[],
  counts: readonly string[],
  ample: readonly string[] = [],
): string[] {
  const [first] = families;
  const small = counts.length < 2 ? [] : counts.slice(0, MOST_UNLIKE).map((name) => `${FEW}${name}`);
  const unlike = [...small, ...ample.slice(0, MOST_UNLIKE).map((name) => `${MANY}${name}`)];
  return [
    ...(first === undefined ? [] : VALUE_VARIATIONS.map((variation) => `${first}${BETWEEN}${variation}`)),
    ...families.flatMap((family) => unlike.map((variation) => `${family}${BETWEEN}${variation}`)),
  ];
}

/** Reads a family in the sandbox, with the families and variables of the generator. */
export const VARIED_FAMILY = `(family, sizes, { families, variables }) => {
  const at = family.lastIndexOf(${JSON.stringify(BETWEEN)});
  if (at < 0 || families.includes(family)) return { family, sizes: { ...sizes }, variation: null };
  const base = family.slice(0, at);
  const variation = family.slice(at + ${BETWEEN.length});
  if (variation.startsWith(${JSON.stringify(FEW)})) {
    const name = variation.slice(${FEW.length});
    return { family: base, sizes: { ...sizes, [name]: Math.max(1, Math.ceil(sizes[name] / 4)) }, variation: null };
  }
  if (variation.startsWith(${JSON.stringify(MANY)})) {
    const { name, max } = variables.find((one) => one.name === variation.slice(${MANY.length}));
    return { family: base, sizes: { ...sizes, [name]: Math.min(max, sizes[name] * ${TIMES_MANY}) }, variation: null };
  }
  return { family: base, sizes: { ...sizes }, variation };
}`;

const WORDS: Readonly<Record<string, string>> = {
  spread: 'inputs with values up to their count',
  'one-letter': 'inputs of one letter',
  halves: 'inputs that are made of equal halves',
  'low-bits': 'inputs with values that are alike in their low bits',
};

/** `random inputs`, `random, ascending inputs`, `random inputs with a small n`, `random inputs with a large m`. */
export function familyWords(family: string): string {
  const at = family.lastIndexOf(BETWEEN);
  const [base, variation] = [family.slice(0, at), family.slice(at + BETWEEN.length)];
  if (at >= 0 && variation.startsWith(FEW))
    return `${base} inputs with a small ${variation.slice(FEW.length)}`;
  if (at >= 0 && variation.startsWith(MANY))
    return `${base} inputs with a large ${variation.slice(MANY.length)}`;
  const words = at < 0 ? undefined : WORDS[variation];
  return words === undefined ? `${family} inputs` : `${base} ${words}`;
}
