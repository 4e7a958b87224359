const LARGE = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 300000 }],
  families: ['mixed', 'no-gap', 'one-gap', 'sparse'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const run = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    let numbers = run;
    if (family === 'mixed') {
      // About three quarters of the list are 1 to a bound, with repetitions in place of the rest.
      const bound = Math.max(1, Math.floor((3 * n) / 4));
      numbers = run.map((number) =>
        number <= bound ? number : random.pick([random.int(1, bound), random.int(-LARGE, 0), random.int(bound + 2, LARGE)]),
      );
    }
    if (family === 'one-gap') {
      const gap = random.int(Math.ceil((9 * n) / 10), n);
      numbers = run.map((number) => (number === gap ? random.pick([gap + 1, 0, LARGE]) : number));
    }
    if (family === 'sparse') numbers = run.map(() => random.int(-2 * n, 2 * n));
    return `${n}\n${numbers.join(' ')}\n`;
  },
};
