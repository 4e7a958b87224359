export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 1, max: 100000 },
    // The largest price.
    { name: 'v', kind: 'value', min: 1, max: 1000000000 },
  ],
  families: ['random', 'few-values', 'slopes', 'last'],
  generate({ family, sizes, random }) {
    const { n, m, v } = sizes;
    const price = {
      random: () => random.int(-v, v),
      'few-values': () => random.int(-Math.min(2, v), Math.min(2, v)),
      slopes: (i, count) => Math.max(-v, Math.floor((v / count / count) * i * i) - random.int(0, 3)),
      last: () => random.int(Math.ceil(v / 2), v),
    }[family];
    const list = (count) => Array.from({ length: count }, (_, i) => price(i, count)).sort((a, b) => a - b);
    const k = { random: () => random.int(1, n * m), 'few-values': () => random.int(1, n * m), slopes: () => Math.ceil((n * m) / 2), last: () => n * m }[family]();
    return `${n} ${m} ${k}\n${list(n).join(' ')}\n${list(m).join(' ')}\n`;
  },
};
