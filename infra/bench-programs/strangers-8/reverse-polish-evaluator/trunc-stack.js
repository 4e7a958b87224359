const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const ops = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
};
const stack = [];
for (const t of tokens) {
  if (t in ops) {
    const b = stack.pop(), a = stack.pop();
    stack.push(ops[t](a, b));
  } else stack.push(Number(t));
}
console.log(stack[0]);
