const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = input[0];
const bars = input.slice(1, n + 1);

let best = 0;
for (let left = 0; left < n; left++) {
  let lowest = bars[left];
  for (let right = left; right < n; right++) {
    if (bars[right] < lowest) lowest = bars[right];
    const area = lowest * (right - left + 1);
    if (area > best) best = area;
  }
}
console.log(best);
