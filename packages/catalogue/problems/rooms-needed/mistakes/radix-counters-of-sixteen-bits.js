const [n, ...r] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
function radix(list) {
  let a = Uint32Array.from(list);
  let b = new Uint32Array(a.length);
  for (const shift of [0, 16]) {
    const count = new Uint16Array(65536);
    for (const x of a) count[(x >>> shift) & 65535]++;
    const from = new Uint32Array(65537);
    for (let d = 0; d < 65536; d++) from[d + 1] = from[d] + count[d];
    for (const x of a) b[from[(x >>> shift) & 65535]++] = x;
    [a, b] = [b, a];
  }
  return a;
}
const s = radix(r.slice(0, n));
const e = radix(r.slice(n, 2 * n));
let j = 0;
let best = 0;
for (let i = 0; i < n; i++) {
  while (j < n && e[j] <= s[i]) j++;
  best = Math.max(best, i + 1 - j);
}
console.log(best);
