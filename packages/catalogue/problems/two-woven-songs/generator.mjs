export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 1, max: 100 },
    { name: 'n', kind: 'count', min: 0, max: 2000 },
    { name: 'm', kind: 'count', min: 0, max: 2000 },
  ],
  families: ['woven', 'random', 'spoiled', 'same', 'crossed-middle', 'same-but-first'],
  generate({ family, sizes, random }) {
    const { q, n, m } = sizes;
    const song = (count) => Array.from({ length: count }, () => (family.startsWith('same') ? 'a' : random.pick(['a', 'a', 'b'])));
    const weave = (a, b) => {
      const heard = [];
      let [i, j] = [0, 0];
      while (i < a.length || j < b.length) {
        const first = j === b.length || (i < a.length && random.int(1, a.length + b.length - i - j) <= a.length - i);
        heard.push(first ? a[i++] : b[j++]);
      }
      return heard;
    };
    // In the middle two notes of the first song are heard in the wrong order. All letters, the beginning and the end fit, and
    // from either side there are very many ways to the middle.
    const crossed = () => {
      const around = (count, notes) => {
        const rest = Math.max(0, count - 2);
        const half = Math.floor(rest / 2);
        return [...'a'.repeat(half), ...(count > 1 ? notes : 'a'.repeat(count)), ...'a'.repeat(rest - half)];
      };
      return n > 1 ? [around(n, 'bc'), [...'a'.repeat(m)], around(n + m, 'cb')] : [n, m, n + m].map((count) => [...'a'.repeat(count)]);
    };
    const recordings = Array.from({ length: q }, () => {
      if (family === 'crossed-middle') return crossed();
      const [a, b] = [song(n), song(m)];
      const heard = weave(a, b);
      // A note near the end makes almost everything fit, but not all.
      if (family === 'same' && heard.length > 0) heard[heard.length - 1] = 'b';
      // The same for whoever begins at the end.
      if (family === 'same-but-first' && heard.length > 0) heard[0] = 'b';
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
