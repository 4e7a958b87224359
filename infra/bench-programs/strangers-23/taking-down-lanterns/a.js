const [, ...b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = [1, ...b, 1];
const N = a.length;
const best = Array.from({ length: N }, () => new Array(N).fill(0));
for (let l = N - 1; l >= 0; l--) {
  for (let r = l + 2; r < N; r++) {
    let top = 0;
    for (let last = l + 1; last < r; last++) {
      const v = best[l][last] + best[last][r] + a[l] * a[last] * a[r];
      if (v > top) top = v;
    }
    best[l][r] = top;
  }
}
console.log(best[0][N - 1]);
