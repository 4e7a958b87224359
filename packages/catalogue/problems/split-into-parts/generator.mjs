export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 150000 },
    { name: 'm', kind: 'value', min: 1, max: 1000000000 },
  ],
  families: ['random', 'many-parts', 'one-giant', 'low-k', 'all-on-one', 'long-scenes', 'giant-first'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const lengths = Array.from({ length: n }, (_, i) => {
      if (family === 'all-on-one') return m;
      // Behind the giant no part is too long for a long time, so a table row that stops at the best cut so far stops late.
      if (family === 'giant-first') return i === 0 ? m : 1;
      if (family === 'long-scenes') return Math.max(1, m - ((7 * i) % 1000));
      return random.int(1, family === 'one-giant' ? Math.ceil(m / n) : m);
    });
    if (family === 'one-giant') lengths[random.int(0, n - 1)] = m;
    if (family !== 'long-scenes' && family !== 'giant-first') lengths[random.int(0, n - 1)] = m;
    const k = {
      random: () => random.int(1, n),
      'many-parts': () => random.int(Math.ceil(n / 3), Math.ceil(n / 2)),
      'one-giant': () => random.int(Math.ceil(n / 4), n),
      'all-on-one': () => 1,
      'long-scenes': () => Math.min(n, 5),
      'low-k': () => random.int(1, Math.min(n, 3)),
      'giant-first': () => Math.ceil(n / 2),
    }[family]();
    return `${n} ${k}\n${lengths.join(' ')}\n`;
  },
};
