const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The length of the words where no size says it. All words of an input have the same length. */
const USUAL = { 'few-letters': 3, 'many-groups': 12, 'one-group': 8, 'equal-sums': 6, 'repeated-letters': 6 };

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

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'l', kind: 'value', min: 1, max: 20 },
  ],
  families: ['few-letters', 'many-groups', 'one-group', 'equal-sums', 'repeated-letters'],
  generate({ family, sizes, random }) {
    const words = Array.from({ length: sizes.n }, wordMaker(family, sizes.l ?? USUAL[family], random));
    return `${sizes.n}\n${words.join('\n')}\n`;
  },
};
