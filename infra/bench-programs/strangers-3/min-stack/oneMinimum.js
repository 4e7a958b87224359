const rl = require('readline').createInterface({ input: process.stdin });
const stack = [];
let min = Infinity;
let first = true;
const res = [];
rl.on('line', (line) => {
  if (first) { first = false; return; }
  const [op, x] = line.split(' ');
  if (op === 'push') {
    stack.push(Number(x));
    if (Number(x) < min) min = Number(x);
  } else if (op === 'pop') {
    stack.pop();
  } else if (op === 'top') {
    res.push(stack[stack.length - 1]);
  } else if (op === 'min') {
    res.push(min);
  }
});
rl.on('close', () => console.log(res.join('\n')));
