const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const heaps = second.trim().split(' ').map(BigInt);
let moves = 0;
for (let i = 0; i < heaps.length; i++) {
  let others = 0n;
  heaps.forEach((h, j) => { if (j !== i) others ^= h; });
  if (others < heaps[i]) moves++;
}
console.log(moves);
