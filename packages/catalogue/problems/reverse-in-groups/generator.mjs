export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 0, max: 130000 },
    { name: 'k', kind: 'value', min: 1, max: 130000 },
  ],
  families: ['random', 'exact', 'short'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const k = family === 'short' ? Math.max(sizes.k, n + 1) : sizes.k;
    // No wagon is left over in an exact train.
    const count = family === 'exact' ? Math.max(n - (n % k), n < k ? 0 : k) : n;
    const wagons = Array.from({ length: count }, () => random.int(-100000, 100000));
    return `${count} ${Math.min(k, 130000)}\n${wagons.join(' ')}\n`;
  },
};
