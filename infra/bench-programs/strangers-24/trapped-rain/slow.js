const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const height = lines[1].trim().split(/\s+/).map(Number);

function highest(from, to) {
  let best = 0;
  for (let i = from; i <= to; i++) {
    if (height[i] > best) best = height[i];
  }
  return best;
}

let total = 0;
for (let i = 0; i < n; i++) {
  total += Math.min(highest(0, i), highest(i, n - 1)) - height[i];
}
console.log(total);
