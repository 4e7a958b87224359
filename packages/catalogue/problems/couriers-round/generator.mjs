const MOST = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 15 }],
  families: ['random', 'few-streets', 'far', 'equal', 'free', 'circle', 'no-way-home'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
    const time = {
      random: () => random.int(0, n < 8 ? 9 : 100),
      'few-streets': () => (random.bool(0.7) ? -1 : random.int(0, 50)),
      far: () => random.int(MOST - MOST / 5, MOST),
      equal: () => 1000,
      free: () => 0,
      'no-way-home': (_, j) => (j === 0 ? -1 : random.int(0, MOST)),
      // One cheap direction around a circle, in which the first steps look dear.
      circle: (i, j) => (order[j] === (order[i] + 1) % n ? random.int(40, 60) : random.int(30, 200)),
    }[family];
    const times = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 0 : time(i, j))));
    // Mostly there is a round.
    if (family === 'few-streets' && random.bool(0.8)) {
      for (let i = 0; i < n; i++) if (order[i] !== order[(i + 1) % n]) times[order[i]][order[(i + 1) % n]] = random.int(0, 50);
    }
    return `${n}\n${times.map((row) => row.join(' ')).join('\n')}\n`;
  },
};
