// Numbers up to 10^12 do not fit into 32 bits: split them into two halves of 20 bits.
const data = require('fs').readFileSync(0);
const HALF = 1 << 20;
const hi = [], lo = [];
let cur = 0, inside = false, skip = true;
const flush = () => {
  if (!inside) return;
  if (skip) skip = false;
  else {
    hi.push(Math.floor(cur / HALF));
    lo.push(cur % HALF);
  }
  cur = 0;
  inside = false;
};
for (const byte of data) {
  if (byte >= 48 && byte <= 57) { cur = cur * 10 + (byte - 48); inside = true; } else flush();
}
flush();
const xh = hi.reduce((a, b) => a ^ b, 0);
const xl = lo.reduce((a, b) => a ^ b, 0);
let ways = 0;
if (xh || xl) {
  for (let i = 0; i < hi.length; i++) {
    const a = hi[i] ^ xh;
    if (a < hi[i] || (a === hi[i] && (lo[i] ^ xl) < lo[i])) ways++;
  }
}
console.log(ways);
