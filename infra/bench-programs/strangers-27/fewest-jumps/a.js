const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const a = lines[1].trim().split(' ').map(Number);

let jumps = 0, edge = 0, farthest = 0;
for (let i = 0; i < n - 1; i++) {
  if (i > farthest) break;
  farthest = Math.max(farthest, i + a[i]);
  if (i === edge) {
    if (farthest === edge) {
      jumps = -1;
      break;
    }
    jumps++;
    edge = farthest;
  }
}
console.log(jumps);
