// radix sort of the positions, then two fingers
const tok = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +tok[0], target = +tok[1];
const val = new Float64Array(n);
for (let i = 0; i < n; i++) val[i] = +tok[i + 2] + 1e9; // 0 .. 2e9

let perm = new Int32Array(n).map((_, i) => i);
let tmp = new Int32Array(n);
for (const shift of [0, 11, 22]) {
  const start = new Int32Array(2049);
  const digit = (i) => (val[i] >>> shift) & 2047;
  for (let i = 0; i < n; i++) start[digit(i) + 1]++;
  for (let d = 0; d < 2048; d++) start[d + 1] += start[d];
  for (let i = 0; i < n; i++) tmp[start[digit(perm[i])]++] = perm[i];
  [perm, tmp] = [tmp, perm];
}

const want = target + 2e9;
let l = 0, r = n - 1;
while (l < r) {
  const s = val[perm[l]] + val[perm[r]];
  if (s === want) break;
  if (s < want) l++;
  else r--;
}
console.log(Math.min(perm[l], perm[r]), Math.max(perm[l], perm[r]));
