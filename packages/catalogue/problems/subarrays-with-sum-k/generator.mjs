export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['small-steps', 'positive', 'zeros', 'wide', 'round'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const draw = {
      'small-steps': () => random.int(-4, 4),
      positive: () => random.int(1, 6),
      zeros: () => 0,
      // The same large step up and down, so that sums are wide and still meet.
      wide: () => random.pick([-1000000000, 1000000000, 999999999, -999999999]),
      // All sums are multiples of 2^20 and differ, so a table of their low bits has a single chain.
      round: () => 1048576 * random.int(1, 900),
    }[family];
    const k = {
      'small-steps': () => random.int(-6, 6),
      positive: () => random.int(1, 15),
      zeros: () => 0,
      wide: () => random.pick([0, 1, -1, 1000000000]),
      round: () => 1048576 * random.int(1, 900),
    }[family]();
    return `${n} ${k}\n${Array.from({ length: n }, draw).join(' ')}\n`;
  },
};
