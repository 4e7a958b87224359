const v = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = v[0];
v[0] = 1;
v.push(1);
const N = n + 2;
const f = new Float64Array(N * N);
for (let len = 2; len < N; len++) {
  for (let l = 0, r = len; r < N; l++, r++) {
    let best = 0;
    const ends = v[l] * v[r];
    for (let k = l + 1; k < r; k++) {
      const x = f[l * N + k] + f[k * N + r] + ends * v[k];
      if (x > best) best = x;
    }
    f[l * N + r] = best;
  }
}
console.log(String(f[N - 1]));
