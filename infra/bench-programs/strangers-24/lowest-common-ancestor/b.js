// Euler walk + range minimum
const words = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(w => w);
const k = +words[0];
const val = [], L = [], R = [];
const born = w => (val.push(+w), L.push(-1), R.push(-1), val.length - 1);
born(words[1]);
for (let i = 2, who = 0; i <= k; i += 2, who++) {
  if (words[i] !== 'null') L[who] = born(words[i]);
  if (i + 1 <= k && words[i + 1] !== 'null') R[who] = born(words[i + 1]);
}
const p = +words[k + 1], q = +words[k + 2];

const n = val.length;
const walk = new Int32Array(2 * n), first = new Int32Array(n).fill(-1);
let len = 0;
(function go(v) {
  first[v] = len;
  walk[len++] = v;
  if (L[v] >= 0) { go(L[v]); walk[len++] = v; }
  if (R[v] >= 0) { go(R[v]); walk[len++] = v; }
})(0);

// nodes are numbered in level order, so on a piece of the walk
// the top node is the one with the smallest number
const table = [walk.slice(0, len)];
for (let w = 1; 2 * w <= len; w *= 2) {
  const prev = table[table.length - 1];
  const next = new Int32Array(len - 2 * w + 1);
  for (let i = 0; i < next.length; i++) next[i] = Math.min(prev[i], prev[i + w]);
  table.push(next);
}
let a = first[val.indexOf(p)], b = first[val.indexOf(q)];
if (a > b) [a, b] = [b, a];
const lg = 31 - Math.clz32(b - a + 1);
console.log(val[Math.min(table[lg][a], table[lg][b - (1 << lg) + 1])]);
