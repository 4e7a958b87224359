const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const a = lines[1].trim().split(/\s+/).map(Number);
let best = -Infinity, pre = 0, suf = 0;
for (let i = 0, j = a.length - 1; j >= 0; i++, j--) {
  pre = (pre || 1) * a[i];
  suf = (suf || 1) * a[j];
  best = Math.max(best, pre, suf);
}
console.log(best);
