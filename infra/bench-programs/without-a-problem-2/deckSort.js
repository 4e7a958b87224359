const I = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const N = I[0], a = I.slice(1, N + 1);
const piles = [], from = new Int32Array(N).fill(-1);
for (let i = 0; i < N; i++) {
  let lo = 0, hi = piles.length;
  while (lo < hi) {
    const m = (lo + hi) >>> 1;
    if (a[piles[m]] < a[i]) lo = m + 1; else hi = m;
  }
  if (lo) from[i] = piles[lo - 1];
  piles[lo] = i;
}
const out = [];
for (let c = piles[piles.length - 1]; c !== -1; c = from[c]) out.push(a[c]);
out.reverse();
console.log(out.length + '\n' + out.join(' '));
