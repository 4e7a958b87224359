const LOW = 100000;
const HIGH = 999999;

function distinct(count, low, high, random) {
  const values = new Set();
  while (values.size < count) values.add(random.int(low, high));
  return [...values];
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 12 }],
  families: ['random', 'falling', 'small-values'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const toppings = family === 'small-values' ? distinct(n, -9, 9, random) : distinct(n, LOW, HIGH, random);
    if (family === 'falling') toppings.sort((a, b) => b - a);
    return `${n}\n${toppings.join(' ')}\n`;
  },
};
