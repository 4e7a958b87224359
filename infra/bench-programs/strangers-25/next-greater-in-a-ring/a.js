const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const ans = new Array(n).fill(0);
const stack = [];
for (let i = 0; i < 2 * n; i++) {
  const x = h[i % n];
  while (stack.length && h[stack[stack.length - 1]] < x) {
    const j = stack.pop();
    ans[j] = i - j;
  }
  if (i < n) stack.push(i);
}
console.log(ans.join(' '));
