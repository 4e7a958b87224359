const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...t] = data;
const out = new Array(n).fill(0);
const stack = [];
for (let i = 0; i < n; i++) {
  while (stack.length && t[stack[stack.length - 1]] < t[i]) {
    const j = stack.pop();
    out[j] = i - j;
  }
  stack.push(i);
}
console.log(out.join(' '));
