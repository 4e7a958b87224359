export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 2, max: 100000 },
    { name: 'm', kind: 'count', min: 0, max: 200000 },
  ],
  families: ['random', 'possible', 'late-odd', 'odd-circle', 'chain', 'pairs', 'star', 'long-odd-circle'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    // In the long odd circle no two of the first half of the children are neighbours, so a search child by child fails late.
    const order =
      family === 'long-odd-circle'
        ? Array.from({ length: n }, (_, i) => (i % 2 === 0 ? i / 2 : Math.ceil(n / 2) + (i - 1) / 2) + 1)
        : random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const circle = n - 1 + (n % 2);
    const anyPair = () => {
      const a = random.int(0, n - 1);
      return [a, (a + random.int(1, n - 1)) % n];
    };
    // Places of even and odd number are the two teams.
    const acrossPair = () => {
      const a = random.int(0, n - 1);
      const b = random.int(0, n - 1);
      return (a + b) % 2 === 1 ? [a, b] : a > 0 ? [a, a - 1] : [0, 1];
    };
    let pairs = Array.from({ length: m }, (_, i) => {
      if (family === 'random') return anyPair();
      if (family === 'odd-circle') return i < n ? [i, (i + 1) % n] : [0, 1];
      if (family === 'chain') return [i % (n - 1), (i % (n - 1)) + 1];
      if (family === 'pairs') return [2 * (i % Math.floor(n / 2)), 2 * (i % Math.floor(n / 2)) + 1];
      // Each pair has a child of the large group, so groups joined without a look at their sizes become deep.
      if (family === 'star') return [0, 1 + (i % (n - 1))];
      // The longest odd circle of any n; for an even n one more child is beside it.
      if (family === 'long-odd-circle') return i < circle && circle > 1 ? [i, (i + 1) % circle] : [n - 1, n % 2];
      return acrossPair();
    });
    pairs = random.shuffle(pairs.map((pair) => (random.bool() ? pair : [pair[1], pair[0]])));
    if (family === 'late-odd' && m > 0 && n > 2) pairs[m - 1] = [n - 1 - (n % 2 === 0 ? 1 : 0), 0];
    return `${[`${n} ${m}`, ...pairs.map((pair) => pair.map((at) => order[at]).join(' '))].join('\n')}\n`;
  },
};
