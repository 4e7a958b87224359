const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...p] = data;
let best = 0;
p.forEach((buy, i) => {
  for (let j = i + 1; j < n; j++) best = Math.max(best, p[j] - buy);
});
console.log(best);
