export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['into-a-cycle', 'open', 'late-cycle', 'any-arrows', 'half-cycle'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const way = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const arrows = new Array(n + 1).fill(0);
    for (let i = 0; i + 1 < n; i++) arrows[way[i]] = way[i + 1];
    if (family === 'into-a-cycle') arrows[way[n - 1]] = way[random.int(0, n - 1)];
    if (family === 'late-cycle') arrows[way[n - 1]] = way[Math.max(0, n - random.int(1, 5))];
    // The way to the cycle is as long as the cycle, for whoever walks round it from each room.
    if (family === 'half-cycle') arrows[way[n - 1]] = way[Math.floor(n / 2)];
    if (family === 'any-arrows') for (let room = 1; room <= n; room++) arrows[room] = random.int(random.bool(0.05) ? 0 : 1, n);
    return `${n} ${way[0]}\n${arrows.slice(1).join(' ')}\n`;
  },
};
