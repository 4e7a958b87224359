// from the smallest value to the largest; equal values from right to left
const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(nums[0]);
const SHIFT = 262144;
const packed = new Float64Array(n);
for (let i = 0; i < n; i++) packed[i] = (Number(nums[i + 1]) + 1e9) * SHIFT + (n - 1 - i);
packed.sort();

const B = Math.ceil(Math.sqrt(n));
const len = new Int32Array(n);
const box = new Int32Array(Math.ceil(n / B) + 1);
let answer = 0;
for (let k = 0; k < n; k++) {
  const pos = n - 1 - (packed[k] % SHIFT);
  const mine = Math.floor(pos / B);
  let best = 0;
  for (let b = 0; b < mine; b++) if (box[b] > best) best = box[b];
  for (let i = mine * B; i < pos; i++) if (len[i] > best) best = len[i];
  best++;
  len[pos] = best;
  if (best > box[mine]) box[mine] = best;
  if (best > answer) answer = best;
}
console.log(answer);
