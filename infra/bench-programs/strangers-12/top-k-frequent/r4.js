// No hashing, no sorting: count in one big array, then find the count of place k
// with a histogram of the counts.
const data = require('fs').readFileSync(0);
let p = 0;
function int() {
  while (data[p] !== 45 && (data[p] < 48 || data[p] > 57)) p++;
  let sign = 1, x = 0;
  if (data[p] === 45) { sign = -1; p++; }
  while (p < data.length && data[p] >= 48 && data[p] <= 57) x = x * 10 + data[p++] - 48;
  return sign * x;
}
const OFF = 1000000;
const n = int(), k = int();
const c = new Uint32Array(2 * OFF + 1);
for (let i = 0; i < n; i++) c[int() + OFF]++;
const hist = new Uint32Array(n + 1);
for (let v = 0; v < c.length; v++) hist[c[v]]++; // hist[0] is of no use
let need = k, t = n;
while (true) {
  need -= hist[t];
  if (need <= 0) break;
  t--;
}
const out = [];
for (let v = 0; v < c.length; v++) if (c[v] >= t) out.push(v - OFF);
console.log(out.join(' '));
