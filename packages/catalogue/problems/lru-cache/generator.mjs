// Keys and values have six digits, so that the text grows with q alone.
const KEY = 100000;
const value = (random) => random.int(100000, 999999);

/** How large the pool of keys is, and the chance that an operation is a put. */
function mix(family, cap) {
  switch (family) {
    case 'updates':
      // Nearly everything fits, most puts meet a key that is present.
      return { pool: cap + 1, puts: 0.7 };
    case 'kept-alive':
      return { pool: 3 * cap, puts: 0.5 };
    case 'reads':
      return { pool: cap + Math.ceil(cap / 2), puts: 0.2 };
    default:
      return { pool: 2 * cap, puts: 0.5 };
  }
}

export const generator = {
  variables: [
    { name: 'cap', kind: 'count', min: 1, max: 50000 },
    { name: 'q', kind: 'count', min: 2, max: 100000 },
  ],
  families: ['random', 'kept-alive', 'updates', 'reads', 'newest-and-oldest', 'newest-again', 'churn'],
  generate({ family, sizes, random }) {
    const { cap, q } = sizes;
    const { pool, puts } = mix(family, cap);
    const favourite = KEY;
    const lines = [];
    while (lines.length < q - 1) {
      const i = lines.length;
      if (family === 'newest-and-oldest') {
        // After the cache is full, the key that was not used for longest is read, then the same key again.
        const read = Math.floor((i - cap) / 2) % cap;
        lines.push(i < cap ? `put ${KEY + i} ${value(random)}` : `get ${KEY + read}`);
      } else if (family === 'newest-again') {
        // After the cache is full, the three keys that were used last are read in turn.
        lines.push(i < cap ? `put ${KEY + i} ${value(random)}` : `get ${KEY + Math.max(0, cap - 3 + (i % Math.min(3, cap)))}`);
      } else if (family === 'churn') {
        // New keys only; now and then a look at a key about as old as the cache is large.
        lines.push(
          i % 50 === 49
            ? `get ${Math.max(KEY, KEY + i - cap - random.int(-2, 2))}`
            : `put ${KEY + i} ${value(random)}`,
        );
      } else if (family === 'kept-alive' && i % 3 === 0) {
        // One key is used again and again, by reading or by writing.
        lines.push(i > 0 && random.bool(0.8) ? `get ${favourite}` : `put ${favourite} ${value(random)}`);
      } else {
        const key = KEY + random.int(0, pool - 1);
        lines.push(random.bool(puts) ? `put ${key} ${value(random)}` : `get ${key}`);
      }
    }
    lines.push(
      `get ${family === 'churn' ? Math.max(KEY, KEY + q - 2 - cap) : KEY + random.int(0, pool - 1)}`,
    );
    return `${cap} ${q}\n${lines.join('\n')}\n`;
  },
};
