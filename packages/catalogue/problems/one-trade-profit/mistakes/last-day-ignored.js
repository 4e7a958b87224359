const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
let mn = a[0], best = 0;
for (let i = 1; i < n - 1 || (n < 3 && i < n); i++) {
  best = Math.max(best, a[i] - mn);
  mn = Math.min(mn, a[i]);
}
console.log(best);
