// Delays have four digits, so that the text grows with the number of lines.
const delay = (random) => random.int(1000, 9999);

/** A way from the first station of the order to each other one: station i hangs on one of the `reach` before it. */
function tree(order, reach, random) {
  return order.slice(1).map((v, i) => [order[random.int(Math.max(0, i + 1 - reach), i)], v]);
}

function ends(family, order, m, random) {
  const n = order.length;
  const any = () => order[random.int(0, n - 1)];
  switch (family) {
    case 'sparse':
      return Array.from({ length: m }, () => [any(), any()]);
    case 'one-cut-off': {
      // Lines lead away from the last station, but none leads to it.
      const last = order[n - 1];
      const rest = order.slice(0, n - 1);
      const within = tree(rest.length > 0 ? rest : order, n, random);
      return [
        ...within,
        ...Array.from({ length: Math.max(0, m - within.length) }, () => [any(), rest[0] ?? last]),
      ];
    }
    case 'detours': {
      const line = tree(order, 1, random);
      const jumps = Array.from({ length: Math.max(0, m - line.length) }, () => {
        const from = random.int(0, n - 1);
        return [order[from], order[Math.min(n - 1, from + random.int(2, 8))]];
      });
      return [...line, ...jumps];
    }
    case 'star':
      // Two lines from the first station to nearly every other, so that all of them wait at once.
      return Array.from({ length: m }, (_, i) => [order[0], order[1 + (i % Math.max(1, n - 1))] ?? order[0]]);
    case 'slow-line':
      return tree(order, 1, random);
    default: {
      const ways = tree(order, n, random);
      return [...ways, ...Array.from({ length: Math.max(0, m - ways.length) }, () => [any(), any()])];
    }
  }
}

/** Detours: a line that jumps over stations costs a little more than the many short lines between its ends. */
function weigh(family, order, pairs, random) {
  // The time to the last of many stations exceeds 32 bits.
  if (family === 'slow-line') return pairs.map(([u, v]) => [u, v, random.int(900000, 999999)]);
  if (family !== 'detours') return pairs.map(([u, v]) => [u, v, delay(random)]);
  const place = new Map(order.map((station, i) => [station, i]));
  return pairs.map(([u, v]) => {
    const distance = Math.abs(place.get(v) - place.get(u));
    return [u, v, distance < 2 ? 1000 + random.int(0, 99) : 1100 * distance + random.int(0, 199)];
  });
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 30000 },
    { name: 'm', kind: 'count', min: 0, max: 60000 },
  ],
  families: ['random', 'sparse', 'detours', 'one-cut-off', 'star', 'slow-line'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const pairs = random.shuffle(ends(family, order, m, random));
    const lines = weigh(family, order, pairs, random).map((line) => line.join(' '));
    return `${[`${n} ${lines.length} ${order[0]}`, ...lines].join('\n')}\n`;
  },
};
