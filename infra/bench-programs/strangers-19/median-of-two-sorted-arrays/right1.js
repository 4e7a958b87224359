const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const arr = (s) => (s && s.trim() ? s.trim().split(/\s+/).map(Number) : []);
const a = arr(lines[1]), b = arr(lines[3]);
const total = a.length + b.length;
let i = 0, j = 0, prev = 0, cur = 0;
for (let step = 0; step <= total >> 1; step++) {
  prev = cur;
  if (j >= b.length || (i < a.length && a[i] <= b[j])) cur = a[i++];
  else cur = b[j++];
}
console.log(total % 2 ? cur.toFixed(1) : ((prev + cur) / 2).toFixed(1));
