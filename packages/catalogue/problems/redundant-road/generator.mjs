/**
 * Groups of equal size are joined until a quarter of the farms is one group. With union by size alone its first or its
 * last farm is then as deep as can be, and the other farms are joined to these two in turn.
 */
function doubling(n) {
  const group = Math.ceil(n / 4);
  const roads = [];
  let half = 1;
  for (let step = 1; step < group; step *= 2) {
    for (let one = 1; one + step <= group; one += 2 * step) roads.push([one, one + step]);
    if (2 * step <= group) half = 2 * step;
  }
  for (let b = group + 1; b <= n; b++) roads.push([b % 2 === 0 ? 1 : half, b]);
  return [...roads, [1, n]];
}

/**
 * A circle of half of the farms comes first, with a tail to the lowest and one to the highest number. Whoever takes away
 * dead ends in the order of the numbers takes one farm of a tail each time.
 */
function circleAndTails(n) {
  const first = 1 + Math.floor(n / 4);
  const last = first + Math.ceil(n / 2) - 1;
  const circle = Array.from({ length: last - first }, (_, i) => [first + i, first + i + 1]);
  const up = Array.from({ length: n - last }, (_, i) => [last + i, last + i + 1]);
  const down = Array.from({ length: first - 1 }, (_, i) => [first - i, first - i - 1]);
  return [...circle, [last, first], ...up, ...down];
}

const text = (roads) => `${[roads.length, ...roads.map((road) => road.join(' '))].join('\n')}\n`;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'early-cycle', 'star', 'path', 'doubling', 'circle-and-tails'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    if (family === 'doubling') return text(doubling(n));
    if (family === 'circle-and-tails') return text(circleAndTails(n));
    const rest = Array.from({ length: n - 1 }, (_, i) => i + 2);
    const turned = ([a, b]) => (random.bool() ? [a, b] : [b, a]);
    const extra = [random.int(1, n), random.int(1, n)];
    const roads = {
      random: () => random.shuffle([extra, ...rest.map((b) => [random.int(1, b - 1), b])]),
      // A circle of at most three farms comes first.
      'early-cycle': () => [...rest.slice(0, 2).map((b) => [b - 1, b]), [1, Math.min(n, 3)], ...rest.slice(2).map((b) => [random.int(1, b - 1), b])],
      // Farm 1 is at an end of all roads but the last one.
      star: () => [...rest.map((b) => [1, b]), extra],
      path: () => [...rest.map((b) => [b - 1, b]), [n, 1]],
    }[family]();
    const numbers = Array.from({ length: n }, (_, i) => i + 1);
    const names = family === 'star' || family === 'path' ? numbers : random.shuffle(numbers);
    return text(roads.map(turned).map((road) => road.map((farm) => names[farm - 1])));
  },
};
