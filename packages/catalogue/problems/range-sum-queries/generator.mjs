// Six digits each (and a sign in the mixed family), so that the text grows with n and q alone.
const LOW = 100000;
const HIGH = 999999;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 60000 },
    { name: 'q', kind: 'count', min: 1, max: 60000 },
  ],
  families: ['random', 'single', 'whole'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    const values = Array.from({ length: n }, () => {
      const value = random.int(LOW, HIGH);
      return family === 'random' && random.bool() ? -value : value;
    });
    const query = () => {
      switch (family) {
        case 'single': {
          const at = random.int(1, n);
          return [at, at];
        }
        case 'whole': {
          // The whole array but for a few elements at its ends.
          const slack = Math.floor(n / 20);
          return [1 + random.int(0, slack), n - random.int(0, slack)];
        }
        default: {
          const [a, b] = [random.int(1, n), random.int(1, n)];
          return [Math.min(a, b), Math.max(a, b)];
        }
      }
    };
    const queries = Array.from({ length: q }, () => query().join(' '));
    return `${n} ${q}\n${values.join(' ')}\n${queries.join('\n')}\n`;
  },
};
