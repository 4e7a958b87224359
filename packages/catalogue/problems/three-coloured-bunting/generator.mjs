export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 500000 }],
  families: ['random', 'blocks', 'circle', 'two-colours', 'nearly-sorted', 'uneven', 'last-first'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const third = Math.floor(n / 3);
    const block = (colour, count) => Array.from({ length: count }, () => colour);
    let flags;
    if (family === 'blocks') {
      flags = random.shuffle(['r', 'w', 'b']).flatMap((colour, i) => block(colour, i === 2 ? n - 2 * third : third));
    } else if (family === 'circle') {
      const order = random.bool() ? ['w', 'b', 'r'] : ['b', 'r', 'w'];
      flags = order.flatMap((colour, i) => block(colour, i === 2 ? n - 2 * third : third));
    } else if (family === 'two-colours') {
      const colours = random.shuffle(['r', 'w', 'b']).slice(1);
      flags = Array.from({ length: n }, () => random.pick(colours));
    } else if (family === 'last-first') {
      // Only the last flag hangs wrong, and the first place is its own.
      flags = [...block('b', n - 1), 'r'];
    } else if (family === 'uneven') {
      flags = Array.from({ length: n }, () => random.pick(['r', 'r', 'r', 'r', 'w', 'b', 'b']));
    } else {
      flags = Array.from({ length: n }, () => random.pick(['r', 'w', 'b']));
      if (family === 'nearly-sorted') {
        flags.sort((a, b) => 'rwb'.indexOf(a) - 'rwb'.indexOf(b));
        for (let left = 3; left > 0; left--) {
          const [i, j] = [random.int(0, n - 1), random.int(0, n - 1)];
          [flags[i], flags[j]] = [flags[j], flags[i]];
        }
      }
    }
    return `${flags.join('')}\n`;
  },
};
