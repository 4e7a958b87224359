// All other elements are 1 or -1: with factors everywhere the products would outgrow every number type.
const LIMIT = 1e12;

function factors(n, random) {
  const values = new Array(n).fill(1);
  let product = 1;
  for (let i = 0; i < n && i < 12; i++) {
    const factor = random.int(2, i < 3 ? 100 : 9);
    if (product * factor > LIMIT) break;
    values[i] = factor;
    product *= factor;
  }
  return values;
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 2, max: 100000 }],
  families: ['mixed', 'signs', 'one-zero', 'two-zeros'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const values = (family === 'signs' ? new Array(n).fill(1) : factors(n, random)).map((value) =>
      random.bool() ? -value : value,
    );
    if (family === 'one-zero' || family === 'two-zeros') values[n - 1] = 0;
    if (family === 'two-zeros') values[n - 2] = 0;
    if (family === 'mixed' && random.bool(0.2)) values[n - 1] = 0;
    return `${n}\n${random.shuffle(values).join(' ')}\n`;
  },
};
