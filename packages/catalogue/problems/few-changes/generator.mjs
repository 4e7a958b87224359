const DEAR = 1000000000;

/**
 * A row of towns with a cheap bus between two dear ones from each to the next. What the cheap bus saves is more than all
 * later ones together, so whoever tries all trips finds a better one very often, and drops hardly any.
 */
function savings(order, m, k) {
  const length = Math.min(Math.floor(m / 3), order.length - 1, k + 1);
  const buses = Array.from({ length }, (_, i) => {
    const [from, to] = order.slice(i, i + 2);
    const dear = [from, to, 1 + 2 ** Math.min(29, length - 1 - i)];
    return [dear, [from, to, 1], dear];
  }).flat();
  const end = order[length];
  while (buses.length < m) buses.push([end, order[buses.length % order.length], DEAR]);
  return { buses, ends: [order[0], end] };
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 2000 },
    { name: 'm', kind: 'count', min: 0, max: 5000 },
    { name: 'k', kind: 'value', min: 0, max: 1000 },
  ],
  families: ['random', 'layers', 'bargains', 'line', 'growing-savings'],
  generate({ family, sizes, random }) {
    const { n, m, k } = sizes;
    if (family === 'growing-savings') {
      const made = savings(random.shuffle(Array.from({ length: n }, (_, i) => i + 1)), m, k);
      return `${[`${n} ${m} ${k}`, made.ends.join(' '), ...made.buses.map((one) => one.join(' '))].join('\n')}\n`;
    }
    const clip = (town) => Math.min(n, Math.max(1, town));
    const bus = {
      random: () => [random.int(1, n), random.int(1, n), random.int(0, 99)],
      // Each town has about m / n buses to the next few towns, so the number of trips explodes.
      layers: (i) => {
        const a = 1 + (i % n);
        return [a, clip(a + random.int(1, 3)), random.int(1, DEAR)];
      },
      // The more towns a bus leaves out, the dearer it is.
      bargains: (i) => {
        const a = 1 + (i % n);
        const far = random.pick([1, 2, 5, 9]);
        return [a, clip(a + far), far * far * 1000 + random.int(0, 9)];
      },
      // From town to town for much money, and a few buses that leave out some.
      line: (i) => {
        if (i < n - 1) return [i + 1, i + 2, DEAR];
        const a = random.int(1, n);
        return [a, clip(a + random.int(2, 40)), DEAR];
      },
    }[family];
    const buses = Array.from({ length: m }, (_, i) => bus(i));
    const ends = family === 'random' ? [random.int(1, n), random.int(1, n)] : [1, family === 'line' ? clip(k) : n];
    // In the order of the towns a single array would be filled in one round.
    const order = family === 'bargains' ? buses : random.shuffle(buses);
    return `${[`${n} ${m} ${k}`, ends.join(' '), ...order.map((one) => one.join(' '))].join('\n')}\n`;
  },
};
