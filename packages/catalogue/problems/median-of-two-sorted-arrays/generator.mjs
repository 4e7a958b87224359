// Seven digits each, so that the text grows with n and m alone.
const LOW = 1000000;

function ascending(count, low, high, random) {
  return Array.from({ length: count }, () => random.int(low, high)).sort((a, b) => a - b);
}

function arrays(family, n, m, random) {
  const spread = 3 * (n + m);
  switch (family) {
    case 'second-above':
      return [ascending(n, LOW, LOW + spread, random), ascending(m, LOW + spread, LOW + 2 * spread, random)];
    case 'second-below':
      return [ascending(n, LOW + spread, LOW + 2 * spread, random), ascending(m, LOW, LOW + spread, random)];
    case 'few-values':
      return [ascending(n, LOW, LOW + 3, random), ascending(m, LOW + 1, LOW + 5, random)];
    default:
      return [ascending(n, LOW, LOW + spread, random), ascending(m, LOW, LOW + spread, random)];
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 0, max: 100000 },
  ],
  families: ['mixed', 'second-above', 'second-below', 'few-values'],
  generate({ family, sizes, random }) {
    const [first, second] = arrays(family, sizes.n, sizes.m, random);
    return `${sizes.n}\n${first.join(' ')}\n${sizes.m}\n${second.join(' ')}\n`;
  },
};
