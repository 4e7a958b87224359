const rl = require('readline').createInterface({ input: process.stdin });
const stack = [], mins = [], out = [];
let first = true;
const handlers = {
  push(x) { stack.push(x); if (!mins.length || x <= mins[mins.length - 1]) mins.push(x); },
  pop() { if (stack.pop() === mins[mins.length - 1]) mins.pop(); },
  top() { out.push(stack[stack.length - 1]); },
  min() { out.push(mins[mins.length - 1]); },
};
rl.on('line', line => {
  if (first) { first = false; return; }
  const [op, x] = line.trim().split(' ');
  if (op) handlers[op](x === undefined ? 0 : Number(x));
});
rl.on('close', () => console.log(out.join('\n')));
