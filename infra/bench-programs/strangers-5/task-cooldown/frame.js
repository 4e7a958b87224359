const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = data[0];
const c = data[1];
const times = data.slice(2, 2 + n);
let max = 0;
for (const t of times) {
  if (t > max) max = t;
}
let last = 0;
for (const t of times) {
  if (t === max) last++;
}
console.log((max - 1) * (c + 1) + last);
