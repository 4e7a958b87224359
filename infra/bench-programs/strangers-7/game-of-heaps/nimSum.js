const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heaps = lines[1].trim().split(' ').map(Number);

let nimSum = 0;
for (let i = 0; i < heaps.length; i++) {
  nimSum = nimSum ^ heaps[i];
}

let count = 0;
for (let i = 0; i < heaps.length; i++) {
  const target = heaps[i] ^ nimSum;
  if (target < heaps[i]) {
    count++;
  }
}
console.log(count);
