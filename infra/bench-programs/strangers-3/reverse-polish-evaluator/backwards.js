const toks = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(' ');
const apply = (op, a, b) => {
  if (op === '+') return a + b;
  if (op === '-') return a - b;
  if (op === '*') return a * b;
  return Math.trunc(a / b);
};
const wait = [];
let value = null;
for (let i = toks.length - 1; i >= 0; i--) {
  const t = toks[i];
  if ('+-*/'.includes(t)) { wait.push({ op: t, right: null }); continue; }
  value = Number(t);
  while (wait.length && wait[wait.length - 1].right !== null) {
    const { op, right } = wait.pop();
    value = apply(op, value, right);
  }
  if (wait.length) wait[wait.length - 1].right = value;
}
console.log(String(value + 0));
