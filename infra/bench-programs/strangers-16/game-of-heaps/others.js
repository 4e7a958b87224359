const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const heaps = lines[1].trim().split(' ').map(BigInt);

let count = 0;
for (let i = 0; i < n; i++) {
  // this heap has to become as large as the xor of all the others
  let target = 0n;
  for (let j = 0; j < n; j++) {
    if (j !== i) target ^= heaps[j];
  }
  if (target < heaps[i]) count++;
}
console.log(count);
