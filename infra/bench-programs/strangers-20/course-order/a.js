const a = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = a[0], m = a[1];
const first = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(m);
const to = new Int32Array(m);
const need = new Int32Array(n + 1);
for (let e = 0; e < m; e++) {
  const x = a[2 + 2 * e], y = a[3 + 2 * e];
  to[e] = y;
  next[e] = first[x];
  first[x] = e;
  need[y]++;
}
const order = [];
for (let v = 1; v <= n; v++) if (need[v] === 0) order.push(v);
for (let h = 0; h < order.length; h++) {
  for (let e = first[order[h]]; e >= 0; e = next[e]) {
    if (--need[to[e]] === 0) order.push(to[e]);
  }
}
console.log(order.length === n ? order.join(' ') : 'impossible');
