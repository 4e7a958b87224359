const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(input[0]);
const heaps = input[1].trim().split(' ').map(x => BigInt(x));
let ways = 0;
for (let i = 0; i < n; i++) {
  // Ben loses if the xor of all heaps is 0 after Ada's move
  let others = 0n;
  for (let j = 0; j < n; j++) {
    if (j !== i) {
      others ^= heaps[j];
    }
  }
  if (others < heaps[i]) {
    ways++;
  }
}
console.log(ways);
