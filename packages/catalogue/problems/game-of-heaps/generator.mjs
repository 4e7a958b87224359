/** Numbers up to 10^12 are put together from two parts, because bits are computed in 32 bits. */
const PART = 2 ** 20;

const xor = (a, b) => (Math.floor(a / PART) ^ Math.floor(b / PART)) * PART + ((a % PART) ^ (b % PART));

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200000 },
    { name: 'v', kind: 'value', min: 1, max: 1000000000000 },
  ],
  families: ['random', 'lost', 'one-bit'],
  generate({ family, sizes, random }) {
    const { n, v } = sizes;
    const size = (most) => (most < PART ? random.int(0, most) : Math.min(most, random.int(0, Math.floor(most / PART)) * PART + random.int(0, PART - 1)));
    const heaps = Array.from({ length: n }, () => size(v));
    const all = () => heaps.reduce(xor, 0);
    if (family !== 'random' && n > 1) {
      // Half of the range leaves room for the last heap, which makes the exclusive or 0.
      let most = 1;
      while (most * 2 <= v) most *= 2;
      for (let i = 0; i < n; i++) heaps[i] = size(most - 1);
      heaps[n - 1] = xor(heaps[n - 1], all());
      if (family === 'one-bit') heaps[n - 1] = xor(heaps[n - 1], random.pick([1, 2, 4].filter((bit) => bit < most).concat(most > 1 ? [] : [1])));
    }
    return `${n}\n${heaps.map((heap) => Math.min(heap, v)).join(' ')}\n`;
  },
};
