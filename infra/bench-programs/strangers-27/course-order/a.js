const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = nums[0], m = nums[1];

const head = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(m);
const waitsFor = new Int32Array(n + 1);

for (let e = 0; e < m; e++) {
  const a = nums[2 + 2 * e], b = nums[3 + 2 * e];
  next[e] = head[a];
  head[a] = e;
  waitsFor[b]++;
}

const order = [];
for (let v = 1; v <= n; v++) if (waitsFor[v] === 0) order.push(v);
for (let i = 0; i < order.length; i++) {
  for (let e = head[order[i]]; e >= 0; e = next[e]) {
    const b = nums[3 + 2 * e];
    if (--waitsFor[b] === 0) order.push(b);
  }
}
console.log(order.length === n ? order.join(' ') : 'impossible');
