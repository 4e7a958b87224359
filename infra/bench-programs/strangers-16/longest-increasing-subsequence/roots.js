const buf = require('fs').readFileSync(0);
let pos = 0;
const next = () => {
  while (buf[pos] !== 45 && (buf[pos] < 48 || buf[pos] > 57)) pos++;
  const neg = buf[pos] === 45;
  if (neg) pos++;
  let v = 0;
  while (buf[pos] >= 48 && buf[pos] <= 57) v = v * 10 + buf[pos++] - 48;
  return neg ? -v : v;
};
const n = next();
// value and index packed in one double: sorting needs no comparator
const SH = 262144;
const keys = new Float64Array(n);
for (let i = 0; i < n; i++) keys[i] = (next() + 1e9) * SH + i;
keys.sort();
const rank = new Int32Array(n);
let top = 0;
for (let i = 0; i < n; i++) {
  if (i > 0 && Math.floor(keys[i] / SH) !== Math.floor(keys[i - 1] / SH)) top++;
  rank[keys[i] % SH] = top;
}
const W = Math.floor(Math.sqrt(top + 1)) + 1;
const len = new Int32Array(top + 1);             // best length ending with this rank
const blk = new Int32Array(Math.ceil((top + 1) / W)); // best in a block of W ranks
let ans = 0;
for (let i = 0; i < n; i++) {
  const x = rank[i], b = (x / W) | 0;
  let m = 0;
  for (let k = 0; k < b; k++) if (blk[k] > m) m = blk[k];
  for (let k = b * W; k < x; k++) if (len[k] > m) m = len[k];
  m++;
  if (m > len[x]) len[x] = m;
  if (m > blk[b]) blk[b] = m;
  if (m > ans) ans = m;
}
console.log(ans);
