/** The length of most added words where no size says it, so that the text grows with q alone. */
const USUAL = { random: 8, 'close-calls': 8, misses: 8, long: 20 };
const LONGEST = 20;
const ALPHABETS = { random: 'abc', 'close-calls': 'ab', misses: 'abcdefghijkl', long: 'abcdefghijkl' };

export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 2, max: 40000 },
    { name: 'l', kind: 'value', min: 1, max: LONGEST },
  ],
  families: ['random', 'close-calls', 'misses', 'long'],
  generate({ family, sizes, random }) {
    const q = sizes.q;
    const longest = sizes.l ?? USUAL[family];
    const half = Math.ceil(longest / 2);
    const addsFirst = family === 'misses' || family === 'long';
    const some = (length) => Array.from({ length }, () => random.pick(ALPHABETS[family])).join('');
    const words = [];
    const fresh = () => {
      // Some words are the beginning of another one, and some are added twice.
      const word =
        words.length > 0 && random.bool(0.1)
          ? random.pick(words).slice(0, random.int(Math.min(4, half), longest))
          : some(longest);
      words.push(word);
      return word;
    };
    const asked = () => {
      if (family === 'misses') {
        const known = random.pick(words).slice(0, random.int(2, Math.max(2, longest - 4)));
        return `${known}${some(3)}z`.slice(-longest);
      }
      const word = random.bool(0.8) ? random.pick(words) : some(longest);
      const from = family === 'close-calls' && random.bool(0.3) ? 1 : 0;
      const part = word.slice(from, random.bool(0.3) ? longest : random.int(Math.min(2, half), longest));
      // Nothing is left of a single letter without its first one.
      return (part + (random.bool(0.1) ? 'a' : '')).slice(0, sizes.l ?? LONGEST) || word;
    };
    const lines = [`add ${fresh()}`];
    while (lines.length < q) {
      const isLast = lines.length === q - 1;
      // The words come first where every question is a miss or the words are long.
      const chance = addsFirst ? Number(lines.length < q / 2) : 0.4;
      lines.push(
        !isLast && random.bool(chance)
          ? `add ${fresh()}`
          : `${family !== 'misses' && random.bool() ? 'has' : 'prefix'} ${asked()}`,
      );
    }
    return `${q}\n${lines.join('\n')}\n`;
  },
};
