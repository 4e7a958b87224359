const [head, row] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = head.trim().split(/\s+/).map(Number);
const ids = new Map();
const t = Int32Array.from(row.trim().split(/\s+/), s => {
  if (!ids.has(s)) ids.set(s, ids.size);
  return ids.get(s);
});

// how many stretches of exactly `len` trees fit into k baskets
const stretches = len => {
  const cnt = new Int32Array(ids.size);
  let kinds = 0, good = 0;
  for (let i = 0; i < n; i++) {
    if (cnt[t[i]]++ === 0) kinds++;
    if (i >= len && --cnt[t[i - len]] === 0) kinds--;
    if (i >= len - 1 && kinds <= k) good++;
  }
  return good;
};

let lo = 1, hi = n;
while (lo < hi) {
  const mid = (lo + hi + 1) >> 1;
  if (stretches(mid) > 0) lo = mid; else hi = mid - 1;
}
console.log(`${lo} ${stretches(lo)}`);
