const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['random', 'few-letters', 'long', 'late-fault', 'shuffled'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const alphabet = random.shuffle(LETTERS).slice(0, family === 'few-letters' || family === 'shuffled' || n < 9 ? 4 : 26);
    const rank = new Map(alphabet.map((letter, at) => [letter, at]));
    const stem = Array.from({ length: 40 }, () => random.pick(alphabet));
    const letters = (length) => Array.from({ length }, () => random.pick(alphabet)).join('');
    const words = Array.from({ length: n }, () => {
      // Long words begin alike, so that they differ late.
      if (family === 'long') return n > 9000 ? stem.slice(0, 5).join('') + letters(random.int(1, 5)) : stem.slice(0, random.int(30, 40)).join('') + letters(random.int(1, 10));
      return letters(n < 50 ? random.int(1, 4) : random.int(2, 10));
    });
    const before = (a, b) => {
      let at = 0;
      while (at < a.length && a[at] === b[at]) at++;
      if (at === a.length) return at < b.length ? -1 : 0;
      return at === b.length ? 1 : rank.get(a[at]) - rank.get(b[at]);
    };
    if (family !== 'shuffled') words.sort(before);
    if (family === 'late-fault' && n > 1) {
      // The last two words contradict the first ones.
      words[n - 2] = alphabet[alphabet.length - 1] + alphabet[1];
      words[n - 1] = alphabet[alphabet.length - 1] + alphabet[0];
    }
    return `${[n, ...words].join('\n')}\n`;
  },
};
