const MOST_OF_A_TRAIL = 60000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'backwards', 'far-hints', 'old-cards', 'old-first', 'in-order', 'self'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const most = n > 50 ? 1000000000 : 60;
    const used = new Set();
    while (used.size < n) used.add(random.int(1, most));
    const numbers = [...used];
    if (family === 'in-order') numbers.sort((a, b) => a - b);
    const share = family === 'old-cards' ? random.int(1, n) : family === 'old-first' ? Math.ceil(n * 0.6) : n;
    const length = Math.min(share, MOST_OF_A_TRAIL);
    const hintOf = (at) => {
      if (family === 'self') return random.bool(0.3) ? 0 : numbers[at];
      if (family === 'far-hints') return numbers[Math.max(0, length - 1 - random.int(0, 2))];
      return random.bool(0.2) ? 0 : numbers[random.int(0, length - 1)];
    };
    const cards = numbers.map((number, at) => {
      const picture = random.int(1, n > 50 ? 1000 : 4);
      if (at < length) return [number, picture, at + 1 < length ? numbers[at + 1] : 0, hintOf(at)];
      return [number, picture, random.pick(numbers), random.pick(numbers)];
    });
    const first = cards[0][0];
    const box = family === 'in-order' ? cards : ['backwards', 'far-hints', 'old-first'].includes(family) ? cards.reverse() : random.shuffle(cards);
    return `${[`${n} ${first}`, ...box.map((card) => card.join(' '))].join('\n')}\n`;
  },
};
