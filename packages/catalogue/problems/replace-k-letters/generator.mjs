const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function row(family, n, random) {
  if (family === 'two-halves') {
    // The first half is one letter, the second alternates between two others.
    return Array.from({ length: n }, (_, i) => (2 * i < n ? 'Q' : i % 2 === 0 ? 'Y' : 'Z')).join('');
  }
  // From each tile the stretch can become half as long as the row, and each tile is another one than its neighbour.
  if (family === 'alternating') return Array.from({ length: n }, (_, i) => 'YZ'[i % 2]).join('');
  const letters = family === 'all-letters' ? LETTERS : LETTERS.slice(-random.int(2, 4));
  if (family !== 'runs') return Array.from({ length: n }, () => random.pick(letters.split(''))).join('');
  let text = '';
  while (text.length < n) text += random.pick(letters.split('')).repeat(random.int(1, 1 + Math.ceil(Math.sqrt(n))));
  return text.slice(0, n);
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 300000 }],
  families: ['few-letters', 'all-letters', 'runs', 'two-halves', 'alternating'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const k = family === 'alternating' ? Math.floor(n / 4) : random.int(0, Math.ceil(n / (family === 'two-halves' ? 4 : 6)));
    return `${row(family, n, random)}\n${k}\n`;
  },
};
