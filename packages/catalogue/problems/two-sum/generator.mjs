// Remainders modulo 3 keep the pair unique: fillers have remainder 1, the target 0,
// the pair's right partner 2. Two fillers never add up to the target, and the partner
// fits only the one filler that is left out of the fillers' pool.
const LOW = 100000;
const HIGH = 899999;

function filler(random) {
  const value = random.int(LOW, HIGH);
  return value - (value % 3) + 1;
}

function positions(family, n, random) {
  switch (family) {
    case 'last-two':
      return [n - 2, n - 1];
    case 'first-and-last':
      return [0, n - 1];
    case 'first-two':
      // Whoever tries the pairs from the end finds it last.
      return [0, 1];
    default: {
      const i = random.int(0, n - 2);
      return [i, random.int(i + 1, n - 1)];
    }
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 2, max: 100000 }],
  families: ['anywhere', 'last-two', 'first-and-last', 'half-trap', 'ascending', 'first-two'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const half = 3 * random.int(180000, 240000);
    const target = 2 * half;
    let one = filler(random);
    while (target - one < LOW || target - one > 999999) one = filler(random);
    const values = Array.from({ length: n }, () => {
      const value = filler(random);
      return value === one ? value + 3 : value;
    });
    const [i, j] = positions(family, n, random);
    [values[i], values[j]] = random.bool() ? [one, target - one] : [target - one, one];
    if (family === 'half-trap' && n > 2) {
      // One element of half the target, in front of the pair where that is possible.
      const free = [0, 1, 2].find((at) => at !== i && at !== j);
      values[free] = half;
    }
    if (family === 'ascending') {
      // All different, so that a sort meets them in their order; only the last two reach the target.
      const step = random.int(1, 9);
      const rising = Array.from({ length: n }, (_, at) => LOW + step * at);
      return `${n} ${rising[n - 1] + (rising[n - 2] ?? 0)}\n${rising.join(' ')}\n`;
    }
    return `${n} ${target}\n${values.join(' ')}\n`;
  },
};
