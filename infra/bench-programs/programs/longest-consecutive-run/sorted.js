const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = Float64Array.from(data.slice(1)).sort();
let best = a.length ? 1 : 0, run = 1;
for (let i = 1; i < a.length; i++) {
  if (a[i] === a[i - 1] + 1) run++;
  else if (a[i] !== a[i - 1]) run = 1;
  best = Math.max(best, run);
}
console.log(best);
