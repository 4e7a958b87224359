const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const h = data.slice(1);
let best = 0;
for (let i = 0; i < h.length; i++) {
  let low = Infinity;
  for (let j = i; j < h.length; j++) {
    low = Math.min(low, h[j]);
    best = Math.max(best, low * (j - i + 1));
  }
}
console.log(best);
