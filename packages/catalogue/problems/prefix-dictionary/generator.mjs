/** The length of most added words where no size says it, so that the text grows with q alone. */
const USUAL = { random: 8, 'close-calls': 8, misses: 8, long: 20, 'same-start': 8, comb: 8 };
const LONGEST = 20;
const ALPHABETS = { random: 'abc', 'close-calls': 'ab', misses: 'abcdefghijkl', long: 'abcdefghijkl', 'same-start': 'abcdefghijkl' };

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const COMB = 4;

/**
 * Words on a path of a's of which the first nodes have all 26 children. Where these are a list, each letter is looked for
 * in all of it: at every second node the path comes first, and at the others last.
 */
function comb(length) {
  return Array.from({ length: Math.min(length, COMB) }, (_, at) => {
    const words = [...ALPHABET].map((letter) => ('a'.repeat(at) + letter).padEnd(length, 'b'));
    return at % 2 === 0 ? words : words.reverse();
  }).flat();
}

export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 2, max: 40000 },
    { name: 'l', kind: 'value', min: 1, max: LONGEST },
  ],
  families: ['random', 'close-calls', 'misses', 'long', 'same-start', 'comb'],
  generate({ family, sizes, random }) {
    const q = sizes.q;
    const longest = sizes.l ?? USUAL[family];
    const half = Math.ceil(longest / 2);
    const addsFirst = family === 'misses' || family === 'long';
    const some = (length) => Array.from({ length }, () => random.pick(ALPHABETS[family])).join('');
    if (family === 'same-start') {
      // All words lie below one letter, which is asked for again and again, in turn with a word that is missing.
      const operations = Array.from({ length: q }, (_, i) => {
        const word = `m${some(longest - 1)}`;
        if (2 * i < q) return `add ${word}`;
        return i % 2 === 0 ? `prefix ${word.slice(0, -1)}z` : 'prefix m';
      });
      return `${q}\n${operations.join('\n')}\n`;
    }
    if (family === 'comb') {
      const teeth = comb(longest).slice(0, Math.max(1, Math.floor(q / 2)));
      const operations = Array.from({ length: q }, (_, i) => {
        if (i < teeth.length) return `add ${teeth[i]}`;
        return `${i % 2 === 0 ? 'has' : 'prefix'} ${teeth[teeth.length - 1 - (i % 3)] ?? teeth[0]}`;
      });
      return `${q}\n${operations.join('\n')}\n`;
    }
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
