const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let mn, best = 0;
for (let i = 0; i < n; i++) {
  const x = ni();
  if (!mn || x < mn) mn = x;
  best = Math.max(best, x - mn);
}
console.log(best);
