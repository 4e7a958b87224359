const fs = require('fs');
const [first, second] = fs.readFileSync(0, 'utf-8').trim().split('\n');
const [n, target] = first.split(' ').map(Number);
const legs = second.split(' ').map(Number);
legs.sort(function (a, b) { return a - b; });
let closest = legs[0] + legs[1] + legs[2];
for (let i = 0; i < n - 2; i++) {
  let j = i + 1;
  let k = n - 1;
  while (j < k) {
    const s = legs[i] + legs[j] + legs[k];
    if (Math.abs(s - target) < Math.abs(closest - target)) closest = s;
    if (s < target) j++;
    else k--;
  }
}
console.log(closest);
