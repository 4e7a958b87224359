const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(tokens[0]);
const BASE = 1 << 20;
const hi = new Int32Array(n), lo = new Int32Array(n);
let xh = 0, xl = 0;
for (let i = 0; i < n; i++) {
  const size = Number(tokens[i + 1]);
  hi[i] = Math.floor(size / BASE);
  lo[i] = size % BASE;
  xh ^= hi[i];
  xl ^= lo[i];
}
let ways = 0;
for (let i = 0; i < n; i++) {
  const h = hi[i] ^ xh, l = lo[i] ^ xl;
  if (h < hi[i] || (h === hi[i] && l < lo[i])) ways++;
}
console.log(ways);
