export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 2000 },
    { name: 'm', kind: 'count', min: 1, max: 2000 },
  ],
  families: ['random', 'fitting', 'many-stars', 'all-stars', 'late-miss', 'letter-after-star', 'one-star', 'early-miss'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const letter = () => random.pick(['a', 'a', 'b']);
    const alike = ['late-miss', 'letter-after-star', 'one-star', 'early-miss'].includes(family);
    let word = Array.from({ length: n }, alike ? () => 'a' : letter).join('');
    let pattern = {
      random: () => random.pick(['a', 'a', 'b', '?', '*', '*']),
      // Mostly the word itself, so that many signs fit.
      fitting: (i) => (random.bool(0.1) ? '*' : random.bool(0.2) ? '?' : (word[i] ?? '*')),
      'many-stars': (i) => (i % 2 === 0 ? '*' : letter()),
      'all-stars': () => '*',
      'late-miss': (i) => (i % 2 === 0 ? '*' : 'a'),
      // Behind the star stand letters that fit everywhere, and then one that never does.
      'letter-after-star': (i) => (i === 0 || i > m / 3 + 1 ? '*' : i > m / 3 ? 'b' : 'a'),
      // Behind the star nearly everything fits, wherever it ends.
      'one-star': (i) => (i === 0 ? '*' : i === m - 1 ? 'b' : 'a'),
      // Whoever compares from the end on finds out at the first sign only that nothing matches.
      'early-miss': (i) => (i === 0 ? 'b' : i % 2 === 1 ? '*' : 'a'),
    };
    pattern = Array.from({ length: m }, (_, i) => pattern[family](i)).join('');
    if (family === 'late-miss' && m > 1) pattern = `${pattern.slice(0, m - 1)}b`;
    if (family === 'fitting' && m > 3 && random.bool(0.8)) {
      const at = random.int(0, Math.floor(m / 2));
      pattern = `${pattern.slice(0, at)}*${pattern.slice(at + 1, -1)}*`;
    }
    return `${word}\n${pattern}\n`;
  },
};
