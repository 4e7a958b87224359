const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const ops = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
};
const stack = [];
for (const token of line.trim().split(/ +/)) {
  if (token in ops) {
    const b = stack.pop();
    const a = stack.pop();
    stack.push(ops[token](a, b));
  } else {
    stack.push(Number(token));
  }
}
console.log(String(stack[0] + 0));
