const numbers = require('fs').readFileSync(0, 'latin1').match(/-?\d+/g);
const n = Number(numbers[0]);
const words = new Uint32Array((n >> 5) + 2);
for (let i = 1; i <= n; i++) {
  const x = numbers[i] - 1;
  if (x >= 0 && x < n) words[x >> 5] |= 1 << (x & 31);
}
let k = 0;
while (words[k] === 0xffffffff) k++;
const free = ~words[k];
console.log(k * 32 + (31 - Math.clz32(free & -free)) + 1);
