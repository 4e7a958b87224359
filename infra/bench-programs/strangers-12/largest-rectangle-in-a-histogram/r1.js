// classic stack of indices, with a virtual bar of height 0 at the end
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const h = lines[1].trim().split(' ').map(Number);
h.push(0);

const stack = [];
let best = 0;
for (let i = 0; i <= n; i++) {
  while (stack.length > 0 && h[stack[stack.length - 1]] >= h[i]) {
    const height = h[stack.pop()];
    const left = stack.length === 0 ? -1 : stack[stack.length - 1];
    best = Math.max(best, height * (i - left - 1));
  }
  stack.push(i);
}
console.log(best);
