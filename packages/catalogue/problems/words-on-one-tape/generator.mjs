const SIGNS = [...'abcdefghijklmnopqrst0123:"!~'];
const TRICKY = [...'0123:"'];

function wordsOf(family, n, random) {
  const most = 9;
  const signs = family.endsWith('tricky') || family === 'broken' ? TRICKY : SIGNS;
  const word = (length) => Array.from({ length }, () => random.pick(signs)).join('');
  return Array.from({ length: n }, (_, i) => {
    if (family === 'pack-long' || family === 'unpack-long') return word(i % 7 === 0 ? Math.min(120, Math.floor(500000 / n)) : random.int(0, 3));
    return word(random.int(0, most));
  });
}

function breakTape(tape, random) {
  const at = random.int(0, Math.max(0, tape.length - 1));
  switch (random.int(0, 4)) {
    case 0:
      return tape.slice(0, at);
    case 1:
      return tape.slice(0, at) + tape.slice(at + 1);
    case 2:
      return `${tape}${random.int(1, 9)}:`;
    case 3:
      return `${tape.slice(0, at)}0${tape.slice(at)}`;
    default:
      return tape + random.pick(TRICKY);
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 0, max: 100000 }],
  families: ['unpack-random', 'pack-random', 'pack-tricky', 'unpack-tricky', 'pack-long', 'unpack-long', 'broken'],
  generate({ family, sizes, random }) {
    const words = wordsOf(family, sizes.n, random);
    if (family.startsWith('pack')) return `pack\n${[sizes.n, ...words.map((word) => `"${word}"`)].join('\n')}\n`;
    const tape = words.map((word) => `${word.length}:${word}`).join('');
    return `unpack\n${family === 'broken' ? breakTape(tape, random) : tape}\n`;
  },
};
