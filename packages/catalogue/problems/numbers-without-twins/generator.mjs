const MAX = 1e15;

export const generator = {
  variables: [{ name: 'd', kind: 'count', min: 1, max: 15 }],
  families: ['random', 'from-one', 'twins', 'round', 'narrow'],
  generate({ family, sizes, random }) {
    const { d } = sizes;
    const number = () => {
      let value = 0;
      for (let place = 0; place < d; place++) value = 10 * value + random.int(place === 0 ? 1 : 0, 9);
      return value;
    };
    const pair = (x, y) => `${Math.min(x, y)} ${Math.max(x, y)}\n`;
    if (family === 'from-one') return pair(1, number());
    if (family === 'round') return pair(10 ** (d - 1), 10 ** random.int(d - 1, d));
    if (family === 'narrow') {
      const from = number();
      return pair(from, Math.min(MAX, from + random.int(0, 40)));
    }
    if (family === 'twins') {
      const digits = [...String(number())];
      const at = random.int(0, d - 1);
      if (at > 0) digits[at] = digits[at - 1];
      return pair(random.int(1, 9), Number(digits.join('')));
    }
    return pair(number(), number());
  },
};
