const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

// Within a family all words have the same length, so that the text grows with n alone.
function wordMaker(family, random) {
  const word = (length, letters) => Array.from({ length }, () => random.pick(letters)).join('');
  switch (family) {
    case 'many-groups':
      return () => word(12, ALPHABET);
    case 'one-group':
      return () => random.shuffle([...'abcdefgh']).join('');
    case 'equal-sums':
      // ad, bc and their like: every pair of letters adds up to the same.
      return () =>
        Array.from({ length: 3 }, () => random.shuffle([...random.pick(['ad', 'bc'])]).join('')).join('');
    case 'repeated-letters':
      return () => word(6, 'yz');
    default:
      return () => word(3, 'abcd');
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['few-letters', 'many-groups', 'one-group', 'equal-sums', 'repeated-letters'],
  generate({ family, sizes, random }) {
    const words = Array.from({ length: sizes.n }, wordMaker(family, random));
    return `${sizes.n}\n${words.join('\n')}\n`;
  },
};
