const DEAR = 1000000000;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['random', 'few-values', 'slopes', 'last'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const price = {
      random: () => random.int(-DEAR, DEAR),
      'few-values': () => random.int(-2, 2),
      slopes: (i, count) => Math.floor((DEAR / count / count) * i * i) - random.int(0, 3),
      last: () => random.int(DEAR / 2, DEAR),
    }[family];
    const list = (count) => Array.from({ length: count }, (_, i) => price(i, count)).sort((a, b) => a - b);
    const k = { random: () => random.int(1, n * m), 'few-values': () => random.int(1, n * m), slopes: () => Math.ceil((n * m) / 2), last: () => n * m }[family]();
    return `${n} ${m} ${k}\n${list(n).join(' ')}\n${list(m).join(' ')}\n`;
  },
};
