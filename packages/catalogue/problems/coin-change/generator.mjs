/** `count` distinct values out of low..high, each made by `make`; gives up quietly where there are too few. */
function distinct(count, make) {
  const values = new Set();
  for (let tries = 0; values.size < count && tries < 50 * count; tries++) values.add(make());
  return [...values];
}

function coins(family, n, amount, random) {
  const top = Math.max(amount, 6);
  switch (family) {
    case 'greedy-trap': {
      // Two coins of half the amount beat the greedy payout, which starts with the slightly larger one.
      const half = Math.max(3, Math.floor(amount / 3));
      return distinct(n, () =>
        random.pick([1, half, half + 1, random.int(half + 2, Math.max(half + 2, top))]),
      );
    }
    case 'unreachable':
      // Even coins never make an odd amount.
      return distinct(n, () => 2 * random.int(1, Math.max(3, Math.floor(top / 4))));
    case 'unreachable-small':
      // Small even coins never make an odd amount, in very many ways.
      return distinct(n, () => 2 * random.int(1, 10 * n));
    case 'small-coins':
      return distinct(n, () => random.int(1, 2 * n));
    case 'halves': {
      // No coin above half of the amount comes twice, so the fewest coins are very many.
      const half = Math.floor(top / 2);
      return [1, ...distinct(n - 1, () => random.int(half + 1, half + 3 * n))];
    }
    case 'never-fits': {
      // Multiples of a number that does not divide the amount: no sum of them makes it, for odd and even amounts alike.
      let step = 3;
      while (amount % step === 0) step++;
      return Array.from({ length: n }, (_, i) => step * (i + 1));
    }
    case 'large-coins':
      return distinct(n, () => random.int(Math.ceil(top / 3), top));
    default:
      // As many small values as large ones: the number of digits is drawn first.
      return distinct(n, () => random.int(2, Math.max(3, Math.floor(top / 2 ** random.int(0, 6)))));
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 20 },
    { name: 'amount', kind: 'value', min: 1, max: 100000 },
  ],
  families: ['mixed', 'greedy-trap', 'unreachable', 'unreachable-small', 'small-coins', 'large-coins', 'halves', 'never-fits'],
  generate({ family, sizes, random }) {
    const values = random.shuffle(coins(family, sizes.n, sizes.amount, random));
    return `${values.length} ${sizes.amount}\n${values.join(' ')}\n`;
  },
};
