// Added words have eight letters, so that the text grows with q alone.
const LENGTH = 8;
const ALPHABETS = { random: 'abc', 'close-calls': 'ab', misses: 'abcdefghijkl' };

export const generator = {
  variables: [{ name: 'q', kind: 'count', min: 2, max: 40000 }],
  families: ['random', 'close-calls', 'misses'],
  generate({ family, sizes, random }) {
    const q = sizes.q;
    const some = (length) => Array.from({ length }, () => random.pick(ALPHABETS[family])).join('');
    const words = [];
    const fresh = () => {
      // Some words are the beginning of another one, and some are added twice.
      const word =
        words.length > 0 && random.bool(0.1)
          ? random.pick(words).slice(0, random.int(4, LENGTH))
          : some(LENGTH);
      words.push(word);
      return word;
    };
    const asked = () => {
      if (family === 'misses') return `${random.pick(words).slice(0, random.int(2, 4))}${some(3)}z`;
      const word = random.bool(0.8) ? random.pick(words) : some(LENGTH);
      const from = family === 'close-calls' && random.bool(0.3) ? 1 : 0;
      return (
        word.slice(from, random.bool(0.3) ? LENGTH : random.int(2, LENGTH)) + (random.bool(0.1) ? 'a' : '')
      );
    };
    const lines = [`add ${fresh()}`];
    while (lines.length < q) {
      const isLast = lines.length === q - 1;
      // The words come first where every question is a miss.
      const chance = family === 'misses' ? Number(lines.length < q / 2) : 0.4;
      lines.push(
        !isLast && random.bool(chance)
          ? `add ${fresh()}`
          : `${family !== 'misses' && random.bool() ? 'has' : 'prefix'} ${asked()}`,
      );
    }
    return `${q}\n${lines.join('\n')}\n`;
  },
};
