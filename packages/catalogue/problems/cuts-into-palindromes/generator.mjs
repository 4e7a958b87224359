export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 4000 }],
  families: ['random', 'two-letters', 'mirrors', 'one-letter', 'no-mirrors', 'nearly', 'thirds', 'fibonacci', 'pairs'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    let strip = '';
    if (family === 'fibonacci') {
      // At each place palindromes of many lengths end, with a new distance between them each time.
      let before = 'a';
      for (strip = 'ab'; strip.length < n; ) [before, strip] = [strip, strip + before];
      strip = strip.slice(0, n);
    } else if (family === 'mirrors') {
      while (strip.length < n) {
        const half = Array.from({ length: random.int(1, 1 + Math.ceil(n / 8)) }, () => random.pick('aab')).join('');
        strip += half + [...half].reverse().join('').slice(random.int(0, 1));
      }
      strip = strip.slice(0, n);
    } else {
      const letter = {
        random: () => random.pick('abc'),
        'two-letters': () => random.pick('ab'),
        'one-letter': () => 'a',
        'no-mirrors': (i) => 'xyz'[i % 3],
        // One other letter a bit behind the middle.
        thirds: (i) => (i === Math.floor(n / 3) ? 'q' : i === Math.floor((2 * n) / 3) ? 'r' : 'a'),
        // Only letters next to each other make mirrors, so the fewest cuts are many, and very many ways have few more.
        pairs: (i) => 'xyz'[Math.floor(i / 2) % 3],
        nearly: (i) => (i === Math.floor(n / 2) + 3 ? 'q' : 'a'),
      }[family];
      strip = Array.from({ length: n }, (_, i) => letter(i)).join('');
    }
    return `${n}\n${strip}\n`;
  },
};
