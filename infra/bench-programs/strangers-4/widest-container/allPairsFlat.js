const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const area = (i, j) => (j - i) * Math.min(h[i], h[j]);
console.log(h.reduce((best, _, j) => {
  for (let i = 0; i < j; i++) best = Math.max(best, area(i, j));
  return best;
}, 0));
