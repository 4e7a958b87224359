// Without the letter n, so that no run can be mistaken for the answer "none".
const LETTERS = 'ABCDEFGHIJKLMOPQRSTUVWXYZabcdefghijklmopqrstuvwxyz';

function word(length, letters, random) {
  return Array.from({ length }, () => random.pick(letters));
}

/** Letters of a random stretch of s, so that t can be covered; filled up where s is too short. */
function fromStretch(s, m, random) {
  const kept = Math.min(m, s.length);
  const start = random.int(0, s.length - kept);
  const stretch = s.slice(start, start + kept);
  return random.shuffle([...stretch, ...word(m - kept, 'abc', random)]);
}

function pair(family, n, m, random) {
  switch (family) {
    case 'many-letters': {
      const s = word(n, LETTERS, random);
      return [s, fromStretch(s, m, random)];
    }
    case 'one-too-few':
      // Everything is there in plenty, only the letter Z is short by one.
      return [
        word(n, 'abc', random).map((letter, i) => (i === n - 1 ? 'Z' : letter)),
        ['Z', ...word(m - 1, 'a', random), 'Z'],
      ];
    case 'one-letter':
      return [word(n, 'a', random), word(m, 'a', random)];
    case 'both-ends':
      return [
        ['x', ...word(Math.max(0, n - 2), 'ab', random), ...(n > 1 ? ['y'] : [])],
        ['y', ...word(Math.max(0, m - 2), 'a', random), 'x'].slice(0, m),
      ];
    default: {
      const s = word(n, 'aabBc', random);
      return [s, random.bool(0.8) ? fromStretch(s, m, random) : word(m, 'abBc', random)];
    }
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['few-letters', 'many-letters', 'one-too-few', 'both-ends', 'one-letter'],
  generate({ family, sizes, random }) {
    const [s, t] = pair(family, sizes.n, sizes.m, random);
    return `${s.join('')}\n${t.slice(0, sizes.m).join('')}\n`;
  },
};
