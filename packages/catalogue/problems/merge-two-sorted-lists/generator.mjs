// Six digits each, so that the text grows with n and m alone.
const LOW = 100000;

function ascending(count, low, high, random) {
  return Array.from({ length: count }, () => random.int(low, high)).sort((a, b) => a - b);
}

function lists(family, n, m, random) {
  const total = n + m;
  switch (family) {
    case 'first-first':
      return [ascending(n, LOW, LOW + total, random), ascending(m, LOW + total, LOW + 2 * total, random)];
    case 'second-first':
      return [ascending(n, LOW + total, LOW + 2 * total, random), ascending(m, LOW, LOW + total, random)];
    case 'many-equal':
      return [ascending(n, LOW, LOW + 3, random), ascending(m, LOW + 1, LOW + 4, random)];
    case 'all-in-first':
      return [ascending(total, LOW, LOW + 2 * total, random), []];
    default:
      return [ascending(n, LOW, LOW + 2 * total, random), ascending(m, LOW, LOW + 2 * total, random)];
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 57500 },
    { name: 'm', kind: 'count', min: 1, max: 57500 },
  ],
  families: ['interleaved', 'first-first', 'second-first', 'many-equal', 'all-in-first'],
  generate({ family, sizes, random }) {
    const [first, second] = lists(family, sizes.n, sizes.m, random);
    return `${first.length}\n${first.join(' ')}\n${second.length}\n${second.join(' ')}\n`;
  },
};
