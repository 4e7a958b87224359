const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['few-characters', 'printable', 'cycle', 'there-and-back', 'one-character'],
  generate({ family, sizes, random }) {
    const order = random.shuffle(PRINTABLE);
    const character = {
      'few-characters': () => random.pick('abcd e'),
      printable: () => random.pick(PRINTABLE),
      // The same order again and again: the window is always as long as it can be.
      cycle: (i) => order[i % order.length],
      // Forwards and backwards: each character comes back while the window is elsewhere.
      'there-and-back': (i) => {
        const step = i % (2 * order.length);
        return order[step < order.length ? step : 2 * order.length - 1 - step];
      },
      'one-character': () => order[0],
    }[family];
    return `${Array.from({ length: sizes.n }, (_, i) => character(i)).join('')}\n`;
  },
};
