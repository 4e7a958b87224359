const offers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const order = offers.map((_, i) => i).sort((i, j) => offers[i] - offers[j] || i - j);
const n = offers.length;
const rank = new Int32Array(n);
order.forEach((i, r) => { rank[i] = r + 1; });
const tree = new Int32Array(n + 1);
let top = 1;
while (top * 2 <= n) top *= 2;

const insert = r => { for (; r <= n; r += r & -r) tree[r]++; };
const kth = k => {
  let p = 0;
  for (let s = top; s; s >>= 1) {
    if (p + s <= n && tree[p + s] < k) { p += s; k -= tree[p]; }
  }
  return offers[order[p]];
};

let sum = 0;
for (let i = 0; i < n; i++) {
  insert(rank[i]);
  sum += kth((i >> 1) + 1);
}
console.log(sum);
