const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The length of the words where no size says it. All words of an input have the same length. */
const USUAL = { 'few-letters': 3, 'many-groups': 12, 'one-group': 8, 'equal-sums': 6, 'repeated-letters': 6, comb: 12 };

function wordMaker(family, length, random) {
  const word = (letters) => Array.from({ length }, () => random.pick(letters)).join('');
  switch (family) {
    case 'many-groups':
      return () => word(ALPHABET);
    case 'one-group':
      return () => random.shuffle([...ALPHABET.slice(0, length)]).join('');
    case 'equal-sums':
      // ad, bc and their like: every pair of letters adds up to the same.
      return () =>
        Array.from({ length: Math.ceil(length / 2) }, () =>
          random.shuffle([...random.pick(['ad', 'bc'])]).join(''),
        ).join('');
    case 'repeated-letters':
      return () => word('yz');
    default:
      return () => word('abcd');
  }
}

/**
 * In a tree of sorted words each node on a path of a's has all 26 children. Where these are a list, each letter is looked
 * for in all of it: at every second node the path comes first, and at the others last.
 */
function comb(n, length, random) {
  const children = Array.from({ length }, (_, at) => {
    const path = 'a'.repeat(at);
    const words = [...ALPHABET].map((letter) => `${path}${letter}`.padEnd(length, letter === 'a' ? 'z' : letter));
    return at % 2 === 0 ? words : words.reverse();
  }).flat();
  const end = ['a'.repeat(length), 'z'.padStart(length, 'a')];
  return Array.from({ length: n }, (_, i) =>
    random.shuffle([...(2 * i < n && i < children.length ? children[i] : end[i % 2])]).join(''),
  );
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'l', kind: 'value', min: 1, max: 20 },
  ],
  families: ['few-letters', 'many-groups', 'one-group', 'equal-sums', 'repeated-letters', 'comb'],
  generate({ family, sizes, random }) {
    const length = sizes.l ?? USUAL[family];
    const words =
      family === 'comb'
        ? comb(sizes.n, length, random)
        : Array.from({ length: sizes.n }, wordMaker(family, length, random));
    return `${sizes.n}\n${words.join('\n')}\n`;
  },
};
