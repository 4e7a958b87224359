const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const u = [...new Set(nums)].sort();
let best = 1, cur = 1;
for (let i = 1; i < u.length; i++) {
  cur = u[i] === u[i - 1] + 1 ? cur + 1 : 1;
  best = Math.max(best, cur);
}
console.log(best);
