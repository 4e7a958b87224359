const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...h] = data;
let water = 0;
for (let i = 0; i < n; i++) {
  let left = 0, right = 0;
  for (let j = 0; j <= i; j++) if (h[j] > left) left = h[j];
  for (let j = i; j < n; j++) if (h[j] > right) right = h[j];
  water += Math.min(left, right) - h[i];
}
console.log(water);
