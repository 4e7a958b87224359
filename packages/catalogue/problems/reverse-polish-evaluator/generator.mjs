const LIMIT = 1e12;
const APPLY = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
};

/** An operator whose result stays within the limit; of + and - one always does. */
function operatorFor(left, right, preferred, random) {
  const allowed = random
    .shuffle(preferred)
    .concat(['+', '-'])
    .find((operator) => (operator !== '/' || right !== 0) && Math.abs(APPLY[operator](left, right)) <= LIMIT);
  return allowed;
}

/** Says whether a number comes next; `open` values are on the stack, `left` numbers are still to come. */
function order(family, random) {
  switch (family) {
    case 'right-leaning':
      return () => true;
    case 'left-leaning':
      return (open) => open < 2;
    default:
      return (open) => open < 2 || random.bool();
  }
}

export const generator = {
  variables: [{ name: 'k', kind: 'count', min: 1, max: 199999 }],
  families: ['small-numbers', 'mixed', 'left-leaning', 'right-leaning', 'divisions'],
  generate({ family, sizes, random }) {
    // Three digits each in the families that are measured, so that the text grows with k alone.
    const small = family === 'small-numbers' || family === 'divisions';
    const number = () => (small ? random.int(-9, 9) : random.int(100, 999));
    const preferred = family === 'divisions' ? ['/', '/', '*', '-'] : ['+', '-', '*', '/'];
    const numberComesNext = order(family, random);
    const tokens = [];
    const stack = [];
    for (let left = Math.floor((sizes.k + 1) / 2); left > 0 || stack.length > 1;) {
      if (left > 0 && numberComesNext(stack.length)) {
        stack.push(number());
        tokens.push(stack[stack.length - 1]);
        left--;
      } else {
        const right = stack.pop();
        const operator = operatorFor(stack[stack.length - 1], right, preferred, random);
        stack.push(APPLY[operator](stack.pop(), right));
        tokens.push(operator);
      }
    }
    return `${tokens.length}\n${tokens.join(' ')}\n`;
  },
};
