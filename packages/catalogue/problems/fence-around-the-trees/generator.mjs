const FAR = 30000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'grid', 'curve', 'line', 'row'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const side = Math.max(2, Math.ceil(Math.sqrt(n) / 2));
    // Steps from one bend to the next of a curve that turns left everywhere: (1, 0), (1, 1), (1, 2) and so on would grow
    // too far, so small steps of all slopes are put together.
    const steps = [];
    if (family === 'curve') {
      const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
      for (let sum = 1; steps.length < n; sum++)
        for (let dx = 1; dx <= sum && steps.length < n; dx++) if (gcd(dx, sum - dx) === 1) steps.push([dx, sum - dx]);
      steps.sort((a, b) => a[1] * b[0] - b[1] * a[0]);
    }
    let [x, y] = [-FAR, -FAR];
    const tree = {
      random: () => [random.int(-FAR, FAR), random.int(-FAR, FAR)],
      grid: () => [random.int(0, side), random.int(0, side)],
      curve: (i) => {
        [x, y] = [x + steps[i][0], y + steps[i][1]];
        return [x, y];
      },
      // No tree stands on either side, so each test of a pair of trees looks at all others.
      row: (i) => [3 * i, -2 * i],
      line: () => {
        const at = random.int(-Math.min(n, 10000000), Math.min(n, 10000000));
        return [3 * at, -2 * at];
      },
    }[family];
    const trees = Array.from({ length: n }, (_, i) => tree(i));
    return `${[n, ...random.shuffle(trees).map((one) => one.join(' '))].join('\n')}\n`;
  },
};
