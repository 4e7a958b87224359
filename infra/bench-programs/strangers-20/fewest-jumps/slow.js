const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const stones = lines[1].trim().split(' ').map(Number);
// best[i] = fewest jumps from the first stone to stone i
const best = new Array(n).fill(Infinity);
best[0] = 0;
for (let i = 1; i < n; i++) {
  for (let j = 0; j < i; j++) {
    if (j + stones[j] >= i) {
      best[i] = Math.min(best[i], best[j] + 1);
    }
  }
}
console.log(best[n - 1] === Infinity ? -1 : best[n - 1]);
