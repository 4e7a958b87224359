// binary search: the first `len` roads hold a circle  <=>  len > n - components
const t = Int32Array.from(require('fs').readFileSync(0, 'utf8').split(/\s+/));
const n = t[0];
const A = i => t[2 * i + 1] - 1, B = i => t[2 * i + 2] - 1;

function components(len) {
  const start = new Int32Array(n + 2);
  for (let i = 0; i < len; i++) { start[A(i) + 1]++; start[B(i) + 1]++; }
  for (let v = 0; v < n; v++) start[v + 1] += start[v];
  const fill = start.slice();
  const adj = new Int32Array(2 * len);
  for (let i = 0; i < len; i++) {
    adj[fill[A(i)]++] = B(i);
    adj[fill[B(i)]++] = A(i);
  }
  const seen = new Uint8Array(n), queue = new Int32Array(n);
  let count = 0;
  for (let s = 0; s < n; s++) {
    if (seen[s]) continue;
    count++;
    seen[s] = 1;
    let h = 0, e = 0;
    queue[e++] = s;
    while (h < e) {
      const v = queue[h++];
      for (let j = start[v]; j < start[v + 1]; j++) {
        if (!seen[adj[j]]) { seen[adj[j]] = 1; queue[e++] = adj[j]; }
      }
    }
  }
  return count;
}
let lo = 1, hi = n;
while (lo < hi) {
  const mid = (lo + hi) >> 1;
  if (mid > n - components(mid)) hi = mid; else lo = mid + 1;
}
console.log(lo);
