const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const text = (length, letter) => Array.from({ length }, letter).join('');

/** The first `length` letters of a copy of s with random losses, changes and insertions. */
function edited(s, length, letter, random) {
  let copy = '';
  for (const original of s) {
    const what = random.int(1, 10);
    if (what === 1) copy += letter();
    else if (what === 2) copy += letter() + original;
    else if (what > 3) copy += original;
  }
  return (copy + text(length, letter)).slice(0, length);
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 1500 },
    { name: 'm', kind: 'count', min: 1, max: 1500 },
  ],
  families: ['few-letters', 'all-letters', 'edited-copy', 'one-letter', 'nothing-in-common', 'two-blocks'],
  generate({ family, sizes, random }) {
    const among = (alphabet) => () => random.pick(alphabet);
    const pair = (left, right) => [text(sizes.n, among(left)), text(sizes.m, among(right))];
    const make = () => {
      switch (family) {
        case 'all-letters':
          return pair(LETTERS, LETTERS);
        case 'edited-copy': {
          const s = text(sizes.n, among(LETTERS.slice(0, 8)));
          return [s, edited(s, sizes.m, among(LETTERS.slice(0, 8)), random)];
        }
        case 'one-letter':
          return pair('q', 'q');
        case 'nothing-in-common':
          return pair('abcdef', 'uvwxyz');
        case 'two-blocks': {
          // Whoever looks for the next b in the second string walks through a large part of it, from many places.
          const blocks = (length, ofA) => text(length, (_, i) => (i < ofA * length ? 'a' : 'b'));
          return [blocks(sizes.n, 1 / 2), blocks(sizes.m, 3 / 4)];
        }
        default:
          return pair('abc', 'abc');
      }
    };
    return `${make().join('\n')}\n`;
  },
};
