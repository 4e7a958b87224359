const h = require('fs').readFileSync(0, 'utf8').split(/\s+/).slice(1).filter(s => s !== '').map(Number);
let i = 0, j = h.length - 1, best = 0;
while (i < j) {
  best = Math.max(best, (j - i) * Math.min(h[i], h[j]));
  h[i] < h[j] ? i++ : j--;
}
console.log(best);
