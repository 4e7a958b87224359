const FAR = 30000000;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'k', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['random', 'ties', 'far-corner', 'coming-nearer', 'same-point'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const k = Math.min(sizes.k, n);
    const wide = n > 100 || family === 'far-corner' ? FAR : 12;
    const at = () => [random.int(-wide, wide), random.int(-wide, wide)];
    let ship = at();
    let boats = Array.from({ length: n }, at);
    if (family === 'ties') boats = boats.map(() => [ship[0] + random.int(-2, 2), ship[1] + random.int(-2, 2)].map((v) => Math.max(-FAR, Math.min(FAR, v))));
    if (family === 'same-point') boats = boats.map(() => boats[random.int(0, Math.min(3, n - 1))]);
    if (family === 'far-corner') {
      // The squares of the distances are close together and close to the largest one.
      ship = [-FAR, -FAR];
      const near = Math.min(3 + Math.floor(n / 4), 500);
      boats = boats.map(() => [FAR - random.int(0, near), FAR - random.int(0, near)]);
    }
    if (family === 'coming-nearer') {
      const square = ([x, y]) => (x - ship[0]) ** 2 + (y - ship[1]) ** 2;
      boats.sort((a, b) => square(b) - square(a));
    }
    return `${[`${n} ${k}`, ship.join(' '), ...boats.map((boat) => boat.join(' '))].join('\n')}\n`;
  },
};
