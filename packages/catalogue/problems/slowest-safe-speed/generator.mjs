const MAX_HOURS = 2000000000;

function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'value', min: 1, max: 1000000000 },
  ],
  families: ['random', 'tight', 'plenty', 'equal'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    // From a tenth of m on, so that nearly all contents have the same number of digits.
    const content = family === 'equal' ? () => m : () => random.int(Math.max(1, Math.ceil(m / 10)), m);
    const contents = Array.from({ length: n }, content);
    const total = contents.reduce((sum, litres) => sum + litres, 0);
    const hours = {
      random: clamp(n + random.int(0, 6 * n), n, MAX_HOURS),
      // Hardly more hours than tanks: the speed is close to the largest content.
      tight: clamp(n + Math.floor(n / 100), n, MAX_HOURS),
      // So many hours that a slow speed will do.
      plenty: clamp(total, n, MAX_HOURS),
      equal: clamp(3 * n - 1, n, MAX_HOURS),
    }[family];
    return `${n} ${hours}\n${contents.join(' ')}\n`;
  },
};
