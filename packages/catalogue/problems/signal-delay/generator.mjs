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

/**
 * Blocks one behind the other, each with a short way over a station in between, among two slower lines past it. What a block
 * saves is more than all later ones together, so whoever goes on with each better time does so very often.
 */
function savings(order, m) {
  const blocks = Math.max(0, Math.min(Math.floor(m / 4), Math.floor((order.length - 1) / 2)));
  const lines = Array.from({ length: blocks }, (_, i) => {
    const [from, between, to] = order.slice(2 * i, 2 * i + 3);
    const slow = [from, to, 2000 + 2 ** Math.min(19, blocks - 1 - i)];
    return [slow, [from, between, 1000], [between, to, 1000], slow];
  }).flat();
  // The other lines lead from the last block to what is left.
  const end = 2 * blocks;
  const rest = order.length - end - 1;
  while (lines.length < m) lines.push([order[end], order[rest > 0 ? end + 1 + (lines.length % rest) : 0], 1000]);
  return lines;
}

/** From each station of a chain a line leads to a hub of many lines, the later the station the earlier it gets there. */
function lateHub(order, m) {
  const length = Math.max(1, Math.min(Math.floor((m + 1) / 3), Math.floor(order.length / 2)));
  const hub = order[length] ?? order[0];
  const chain = order.slice(0, length);
  const lines = chain.flatMap((from, i) => [
    [from, hub, 1000 + 20 * (length - 1 - i)],
    [from, chain[i + 1] ?? hub, i + 1 < length ? 10 : 1000],
  ]);
  const rest = order.length - length - 1;
  while (lines.length < m) lines.push([hub, order[rest > 0 ? length + 1 + (lines.length % rest) : 0], 1000]);
  return lines.slice(0, m);
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 30000 },
    { name: 'm', kind: 'count', min: 0, max: 60000 },
  ],
  families: ['random', 'sparse', 'detours', 'one-cut-off', 'star', 'slow-line', 'growing-savings', 'late-hub'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    if (family === 'growing-savings' || family === 'late-hub') {
      const made = family === 'late-hub' ? random.shuffle(lateHub(order, m)) : savings(order, m);
      return `${[`${n} ${m} ${order[0]}`, ...made.map((line) => line.join(' '))].join('\n')}\n`;
    }
    const pairs = random.shuffle(ends(family, order, m, random));
    const lines = weigh(family, order, pairs, random).map((line) => line.join(' '));
    return `${[`${n} ${lines.length} ${order[0]}`, ...lines].join('\n')}\n`;
  },
};
