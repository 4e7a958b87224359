const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +data[0], k = +data[1];
const a = new Int32Array(n), dq = new Int32Array(n);
let head = 0, tail = 0;
const res = [];
for (let i = 0; i < n; i++) {
  a[i] = +data[i + 2];
  while (tail > head && a[dq[tail - 1]] <= a[i]) tail--;
  dq[tail++] = i;
  if (dq[head] <= i - k) head++;
  if (i >= k - 1) res.push(a[dq[head]]);
}
console.log(res.join(' '));
