const STITCHES = [...'kpyosmtb'];

/** A pattern for exactly n stitches. */
function pattern(n, depth, random, family) {
  const letters = (count) => Array.from({ length: count }, () => random.pick(STITCHES)).join('');
  let text = '';
  let left = n;
  while (left > 0) {
    const plain = Math.min(left, random.int(0, 2));
    text += letters(plain);
    left -= plain;
    if (left === 0) break;
    const most = family === 'many-groups' ? 20 : Math.max(1, Math.ceil(left * 0.6));
    const size = Math.min(left, random.int(1, most));
    const limit = family === 'many-groups' ? 10 : 12;
    const times = Math.min(size, family === 'ones' && n < 1000 ? 1 : random.int(1, limit));
    const inner = Math.floor(size / times);
    text += `${times}[${depth > 1 && inner > 1 ? pattern(inner, depth - 1, random, family) : letters(inner)}]`;
    left -= times * inner;
  }
  return text;
}

/** Brackets inside of brackets, each with letters on both sides. */
function deep(n, levels, random) {
  // A large row inside of all brackets is copied once for each of them.
  let size = n > 1000 ? n - 400 : 1;
  let text = n > 1000 ? `${size}[${random.pick(STITCHES)}]` : random.pick(STITCHES);
  for (let level = 0; level < levels; level++) {
    const times = size * 2 < n ? random.int(1, 2) : 1;
    text = `${times}[${text}]`;
    size *= times;
    if (size + 2 <= n) {
      text = `${random.pick(STITCHES)}${text}${random.pick(STITCHES)}`;
      size += 2;
    }
  }
  return text + Array.from({ length: n - size }, () => random.pick(STITCHES)).join('');
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 500000 }],
  families: ['random', 'many-groups', 'deep', 'ones', 'large-numbers'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    if (family === 'deep') return `${deep(n, Math.min(199, n), random)}\n`;
    if (family === 'many-groups') return `${pattern(n, 1, random, family)}\n`;
    if (family === 'large-numbers') {
      const half = Math.floor(n / 2);
      return `${half > 0 ? `${half}[${random.pick(STITCHES)}]` : ''}${n - half}[${random.pick(STITCHES)}]\n`;
    }
    return `${pattern(n, 6, random, family)}\n`;
  },
};
