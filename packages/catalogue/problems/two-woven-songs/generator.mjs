export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 1, max: 100 },
    { name: 'n', kind: 'count', min: 0, max: 2000 },
    { name: 'm', kind: 'count', min: 0, max: 2000 },
  ],
  families: ['woven', 'random', 'spoiled', 'same'],
  generate({ family, sizes, random }) {
    const { q, n, m } = sizes;
    const song = (count) => Array.from({ length: count }, () => (family === 'same' ? 'a' : random.pick(['a', 'a', 'b'])));
    const weave = (a, b) => {
      const heard = [];
      let [i, j] = [0, 0];
      while (i < a.length || j < b.length) {
        const first = j === b.length || (i < a.length && random.int(1, a.length + b.length - i - j) <= a.length - i);
        heard.push(first ? a[i++] : b[j++]);
      }
      return heard;
    };
    const recordings = Array.from({ length: q }, () => {
      const [a, b] = [song(n), song(m)];
      const heard = weave(a, b);
      // A note near the end makes almost everything fit, but not all.
      if (family === 'same' && heard.length > 0) heard[heard.length - 1] = 'b';
      if (family === 'random') return [a, b, random.shuffle(heard)];
      if (family === 'spoiled' && heard.length > 1) {
        const at = heard.length - 1 - random.int(0, Math.min(9, heard.length - 2));
        [heard[at - 1], heard[at]] = [heard[at], heard[at - 1]];
      }
      return [a, b, heard];
    });
    return `${[q, ...recordings.flat().map((notes) => notes.join(''))].join('\n')}\n`;
  },
};
