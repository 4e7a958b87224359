const ops = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => Math.trunc(x / y),
};
const cons = (head, tail) => ({ head, tail });

const result = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .slice(1)
  .reduce(
    (pile, token) =>
      Object.hasOwn(ops, token)
        ? cons(ops[token](pile.tail.head, pile.head), pile.tail.tail)
        : cons(Number(token), pile),
    null,
  );
console.log(String(result.head));
