// greedy with regret: take the richest house, replace it by (left + right - itself)
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0];
const val = new Float64Array(n + 2), L = new Int32Array(n + 2), R = new Int32Array(n + 2);
const dead = new Uint8Array(n + 2);
val[0] = val[n + 1] = -Infinity;
for (let i = 0; i <= n + 1; i++) {
  if (i >= 1 && i <= n) val[i] = t[i];
  L[i] = Math.max(0, i - 1);
  R[i] = Math.min(n + 1, i + 1);
}
const hv = [], hi = []; // heap: value, house
function push(v, id) {
  let i = hv.length;
  hv.push(v); hi.push(id);
  while (i) {
    const p = (i - 1) >> 1;
    if (hv[p] >= v) break;
    hv[i] = hv[p]; hi[i] = hi[p];
    i = p;
  }
  hv[i] = v; hi[i] = id;
}
function pop() {
  const top = [hv[0], hi[0]];
  const v = hv.pop(), id = hi.pop(), m = hv.length;
  if (m) {
    let i = 0;
    for (;;) {
      let c = 2 * i + 1;
      if (c >= m) break;
      if (c + 1 < m && hv[c + 1] > hv[c]) c++;
      if (hv[c] <= v) break;
      hv[i] = hv[c]; hi[i] = hi[c];
      i = c;
    }
    hv[i] = v; hi[i] = id;
  }
  return top;
}
for (let i = 1; i <= n; i++) push(val[i], i);
let sum = 0;
while (hv.length) {
  const [v, i] = pop();
  if (v <= 0) break;
  if (dead[i] || v !== val[i]) continue;
  sum += v;
  const l = L[i], r = R[i];
  val[i] = val[l] + val[r] - v;
  dead[l] = dead[r] = 1;
  L[i] = L[l]; R[i] = R[r];
  if (l === 0) L[i] = 0;
  if (r === n + 1) R[i] = n + 1;
  R[L[i]] = i; L[R[i]] = i;
  if (val[i] > 0) push(val[i], i);
}
console.log(sum);
