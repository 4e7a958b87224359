const n = +require('fs').readFileSync(0, 'utf8');
// slot i stands for the odd number 2i+1; slot 0 plays the part of the 2
const half = n >> 1;
const crossed = new Uint8Array(half);
for (let i = 1; ; i++) {
  const p = 2 * i + 1;
  if (p * p >= n) break;
  if (crossed[i]) continue;
  for (let j = (p * p) >> 1; j < half; j += p) crossed[j] = 1;
}
let count = 0;
for (let i = 0; i < half; i++) if (!crossed[i]) count++;
console.log(n <= 2 ? 0 : count);
