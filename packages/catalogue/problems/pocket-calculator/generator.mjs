const LARGE = 1000000000;

/** Keeps the value of what was written, so that nothing becomes too large and nothing is divided by 0. */
function writer(random) {
  const blank = () => (random.int(1, 3) === 1 ? ' ' : '');
  const number = (most) => {
    const value = random.int(0, most);
    return { text: String(value), value };
  };
  const signed = ({ text, value }) => ({ text: `-${blank()}${text}`, value: -value });
  const inBrackets = ({ text, value }) => ({ text: `(${blank()}${text}${blank()})`, value });
  const leaf = () => {
    const one = number(random.pick([9, 9, 9, 99, 30000]));
    return random.int(1, 6) === 1 ? signed(one) : one;
  };
  const small = (value) => Math.abs(value) <= LARGE;
  const quotient = (a, b) => Math.trunc(a / b);

  /** A product of about n numbers; brackets hold sums. */
  const product = (n, depth) => {
    let { text, value } = value1(Math.min(n, 1 + Math.floor(n / 3)), depth);
    let left = n - 1 - Math.floor(n / 3);
    for (let i = 0; i < 3 && left > 0; i++) {
      const size = Math.max(1, Math.floor(left / (3 - i)));
      const other = value1(size, depth);
      left -= size;
      let operator = random.pick(['*', '*', '/']);
      if (operator === '/' && other.value === 0) operator = '*';
      if (operator === '*' && !small(value * other.value)) {
        if (other.value === 0) continue;
        operator = '/';
      }
      value = operator === '*' ? value * other.value : quotient(value, other.value);
      text += `${blank()}${operator}${blank()}${other.text}`;
    }
    return { text, value: value + 0 };
  };
  const sum = (n, depth, parts) => {
    const size = Math.max(1, Math.floor(n / parts));
    let { text, value } = product(size, depth);
    for (let left = n - size; left > 0; left -= size) {
      const other = product(Math.min(left, size), depth);
      const minus = small(value) ? random.bool() : value > 0 === other.value > 0;
      value = minus ? value - other.value : value + other.value;
      text += `${blank()}${minus ? '-' : '+'}${blank()}${other.text}`;
    }
    return { text, value };
  };
  const value1 = (n, depth) => {
    if (n <= 1 || depth > 300) return leaf();
    const inside = inBrackets(sum(n, depth + 1, random.int(1, 4)));
    return random.int(1, 4) === 1 ? signed(inside) : inside;
  };
  return { leaf, number, sum, product, signed, inBrackets, blank };
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 40000 }],
  families: ['random', 'products', 'nested', 'deep', 'flat', 'side-by-side', 'one-product'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const { sum, number, leaf, blank } = writer(random);
    const texts = {
      random: () => sum(n, 0, Math.max(1, Math.ceil(n / random.int(3, 9)))).text,
      // Five characters for each n.
      flat: () => `-${Array.from({ length: Math.ceil(2.5 * n) }, () => number(9).text).join('+')}`,
      // As many brackets as a line can hold, each with one digit.
      'side-by-side': () => Array.from({ length: Math.ceil(1.25 * n) }, () => `(${random.int(0, 9)})`).join('+'),
      // Whoever looks for the last sum at each operator finds none in the whole line. Its value is 1 all the time.
      'one-product': () =>
        Array.from({ length: Math.ceil(1.25 * n) }, () => {
          const digit = random.int(1, 9);
          return `${digit}/${digit}`;
        }).join('*'),
      // Short products with many quotients.
      products: () => Array.from({ length: Math.ceil(n / 3) }, () => `${leaf().text}${blank()}*${leaf().text}/${random.int(1, 9)}`).join(random.pick(['+', '-'])),
      // Brackets in brackets, in groups that are not too deep.
      nested: () =>
        Array.from({ length: Math.ceil(n / 300) }, () => {
          const depth = Math.min(300, n);
          const parts = Array.from({ length: depth }, () => random.pick(['1-(', '2+(', '-(', '3-(']));
          return `${parts.join('')}${random.int(0, 9)}${')'.repeat(depth)}`;
        }).join(' - '),
      deep: () => `${'1-('.repeat(Math.min(n, 700))}2${')'.repeat(Math.min(n, 700))}`,
    };
    return `${texts[family]()}\n`;
  },
};
