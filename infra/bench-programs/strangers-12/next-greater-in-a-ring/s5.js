const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const heights = lines[1].trim().split(' ').map(Number);
const result = [];
for (let i = 0; i < n; i++) {
  let found = 0;
  for (let step = 1; step < n; step++) {
    if (heights[(i + step) % n] > heights[i]) {
      found = step;
      break;
    }
  }
  result.push(found);
}
console.log(result.join(' '));
