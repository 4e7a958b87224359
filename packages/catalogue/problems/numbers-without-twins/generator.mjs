const MAX = 1e15;

export const generator = {
  variables: [{ name: 'b', kind: 'value', min: 1, max: MAX }],
  families: ['random', 'from-one', 'twins', 'round', 'narrow', 'whole'],
  generate({ family, sizes, random }) {
    const { b } = sizes;
    const digits = String(b - 1).length;
    /** A number of up to b that has about as many digits. */
    const number = () => {
      let value = 0;
      for (let place = 0; place < digits; place++) value = 10 * value + random.int(place === 0 ? 1 : 0, 9);
      return Math.max(1, Math.floor(value * (b / 10 ** digits)));
    };
    const pair = (x, y) => `${Math.min(x, y)} ${Math.max(x, y)}\n`;
    if (family === 'whole') return pair(1, b);
    if (family === 'from-one') return pair(1, number());
    if (family === 'round') {
      const tenth = Math.max(1, Math.floor(b / 10));
      return pair(tenth, random.int(0, 1) === 1 ? b : tenth);
    }
    if (family === 'narrow') {
      const from = number();
      return pair(from, Math.min(MAX, from + random.int(0, 40)));
    }
    if (family === 'twins') {
      const signs = [...String(number())];
      const at = random.int(0, signs.length - 1);
      if (at > 0) signs[at] = signs[at - 1];
      return pair(random.int(1, 9), Number(signs.join('')));
    }
    return pair(number(), number());
  },
};
