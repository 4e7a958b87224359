const [, ...tokens] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const ops = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (a / b) | 0,
};
const result = tokens.reduce((stack, token) => {
  if (token in ops) {
    const b = stack.pop();
    const a = stack.pop();
    stack.push(ops[token](a, b));
  } else {
    stack.push(parseInt(token, 10));
  }
  return stack;
}, []);
console.log(String(result[0]));
