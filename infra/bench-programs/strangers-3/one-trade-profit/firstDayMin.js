const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const prices = lines[1].split(' ').map(Number);
let low = 1000000;
let best = 0;
for (const p of prices) {
  if (p < low) low = p;
  if (p - low > best) best = p - low;
}
console.log(best);
