/** Rules along a random order, so that all of them can be obeyed. */
function rulesAlong(order, m, random) {
  const n = order.length;
  return Array.from({ length: m }, () => {
    const before = random.int(0, n - 2);
    return [order[before], order[random.int(before + 1, n - 1)]];
  });
}

/** A ring through the second half of the order. */
function cycleAtTheEnd(order) {
  const tail = order.slice(Math.floor((order.length - 1) / 2));
  return tail.map((course, i) => [course, tail[(i + 1) % tail.length]]);
}

/** Diamonds in a row, each with two ways through it, so the number of ways doubles with each. The last rules come first. */
function diamonds(order, m) {
  const count = Math.min(Math.floor((order.length - 1) / 3), Math.floor(m / 4));
  const list = Array.from({ length: count }, (_, i) => {
    const [from, left, right, to] = order.slice(3 * i, 3 * i + 4);
    return [[from, left], [from, right], [left, to], [right, to]];
  }).flat();
  while (list.length < m) list.push([order[0], order[order.length - 1]]);
  return list.reverse();
}

function rules(family, n, m, random) {
  const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
  switch (family) {
    case 'possible':
      return rulesAlong(order, m, random);
    case 'late-cycle': {
      const cycle = cycleAtTheEnd(order);
      return random
        .shuffle([...cycle, ...rulesAlong(order, Math.max(0, m - cycle.length), random)])
        .slice(0, Math.max(m, cycle.length));
    }
    case 'repeated': {
      const some = rulesAlong(order, Math.ceil(m / 3), random);
      return random.shuffle(Array.from({ length: m }, (_, i) => some[i % some.length]));
    }
    case 'falling-line':
      // Course n comes first and course 1 last.
      return Array.from({ length: m }, (_, i) => [n - (i % (n - 1)), n - (i % (n - 1)) - 1]);
    case 'rising-line':
      // Course 1 comes first and course n last.
      return Array.from({ length: m }, (_, i) => [1 + (i % (n - 1)), 2 + (i % (n - 1))]);
    case 'line-from-its-end':
      // The last rule comes first, so each pass over the rules settles one course.
      return Array.from({ length: m }, (_, i) => [n - 1 - (i % (n - 1)), n - (i % (n - 1))]);
    case 'diamonds':
      return diamonds(order, m);
    case 'star':
      return Array.from({ length: m }, (_, i) => [order[0], order[1 + (Math.floor(i / 2) % (n - 1))]]);
    default:
      // Any two courses: with many rules a cycle is likely.
      return Array.from({ length: m }, () => {
        const a = random.int(1, n);
        const b = random.int(1, n - 1);
        return [a, b < a ? b : b + 1];
      });
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 2, max: 30000 },
    { name: 'm', kind: 'count', min: 0, max: 60000 },
  ],
  families: ['any', 'possible', 'late-cycle', 'repeated', 'falling-line', 'rising-line', 'star', 'line-from-its-end', 'diamonds'],
  generate({ family, sizes, random }) {
    const list = rules(family, sizes.n, sizes.m, random);
    const lines = list.map((rule) => rule.join(' '));
    return `${[`${sizes.n} ${list.length}`, ...lines].join('\n')}\n`;
  },
};
