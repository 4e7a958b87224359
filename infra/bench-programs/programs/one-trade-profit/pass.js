const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
let least = Infinity, best = 0;
for (let i = 1; i < data.length; i++) {
  least = Math.min(least, data[i]);
  best = Math.max(best, data[i] - least);
}
console.log(best);
