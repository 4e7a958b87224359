// Pushed values have six digits, so that the text grows with q alone.
const LOW = 100000;
const HIGH = 999999;

/** Chances of push, pop, top and min in percent, and what is pushed. */
function plan(family, q, random) {
  let next = HIGH;
  switch (family) {
    case 'equal-minima':
      return { chances: [40, 30, 5, 25], value: () => LOW + random.int(0, 2) };
    case 'asks-often':
      // The first half fills the stack, the second half asks.
      return { chances: [0, 0, 20, 80], value: () => random.int(LOW, HIGH), fill: Math.ceil(q / 2) };
    case 'falling':
      // Every push is a new minimum; afterwards pops uncover the old ones.
      return { chances: [0, 49, 1, 50], value: () => next--, fill: Math.ceil(q / 2) };
    default:
      return { chances: [45, 25, 10, 20], value: () => random.int(LOW, HIGH), fill: 1 };
  }
}

function draw(chances, random) {
  let ticket = random.int(1, 100);
  return ['push', 'pop', 'top', 'min'].find((_, i) => (ticket -= chances[i]) <= 0);
}

export const generator = {
  variables: [{ name: 'q', kind: 'count', min: 2, max: 100000 }],
  families: ['random', 'equal-minima', 'asks-often', 'falling'],
  generate({ family, sizes, random }) {
    const q = sizes.q;
    const { chances, value, fill = 1 } = plan(family, q, random);
    const lines = [];
    let height = 0;
    while (lines.length < q - 1) {
      const name = lines.length < fill || height === 0 ? 'push' : draw(chances, random);
      // The last element stays, so that the last operation has something to report.
      if (name === 'pop' && height === 1) {
        lines.push('top');
        continue;
      }
      if (name === 'push') height++;
      if (name === 'pop') height--;
      lines.push(name === 'push' ? `push ${value()}` : name);
    }
    lines.push('min');
    return `${q}\n${lines.join('\n')}\n`;
  },
};
