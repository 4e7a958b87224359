// Seven digits with a minus sign or none; both signs are equally likely, so the text grows with n and k alone.
const LOW = 1000000;
const HIGH = 9999999;

/** To which of the k lists each value belongs. */
function owner(family, k, random) {
  if (family === 'long-and-short') return () => (random.bool() ? Math.floor(k / 2) : random.int(0, k - 1));
  return () => random.int(0, k - 1);
}

function draw(family, random) {
  if (family === 'few-values') return () => LOW + random.int(0, 9);
  return () => (random.bool() ? 1 : -1) * random.int(LOW, HIGH);
}

export const generator = {
  variables: [
    { name: 'k', kind: 'count', min: 1, max: 10000 },
    { name: 'n', kind: 'count', min: 0, max: 100000 },
  ],
  families: ['random', 'few-values', 'stacked', 'long-and-short'],
  generate({ family, sizes, random }) {
    const { k, n } = sizes;
    const value = draw(family, random);
    const values = Array.from({ length: n }, () => value()).sort((a, b) => a - b);
    const lists = Array.from({ length: k }, () => []);
    const pick = owner(family, k, random);
    for (const [i, next] of values.entries()) {
      // Stacked: each list lies completely below the one before it.
      lists[family === 'stacked' ? k - 1 - Math.floor((i * k) / n) : pick()].push(next);
    }
    return `${k}\n${lines(lists)}\n`;
  },
};

function lines(lists) {
  return lists.map((list) => [list.length, ...list].join(' ')).join('\n');
}
