export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'few-values', 'rising', 'falling'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const number = {
      random: () => (n < 20 ? random.int(-5, 12) : random.int(-2000000000, 2000000000)),
      'few-values': () => random.int(1, 3),
      rising: (i) => 10 * i - 40000 + random.int(0, 9),
      falling: (i) => 10 * (n - i) - 40000 + random.int(0, 9),
    }[family];
    const numbers = new Array(n);
    const links = new Array(n);
    order.forEach((box, i) => {
      numbers[box - 1] = number(i);
      links[box - 1] = order[i + 1] ?? 0;
    });
    return `${n} ${order[0]}\n${numbers.join(' ')}\n${links.join(' ')}\n`;
  },
};
