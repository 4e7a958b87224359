'use strict';
const words = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const f = [1];
while (f.length < 19) f.push(f[f.length - 1] * f.length);

let answer = '';
for (let i = 1; i <= 2 * words[0]; i += 2) {
  const n = +words[i];
  let k = words[i + 1] - 1;
  let free = (1 << n) - 1;
  for (let r = n - 1; r >= 0; r--) {
    let mask = free;
    while (k >= f[r]) {
      k -= f[r];
      mask &= mask - 1;
    }
    const bit = mask & -mask;
    free ^= bit;
    answer += 32 - Math.clz32(bit) + (r ? ' ' : '\n');
  }
}
process.stdout.write(answer);
