const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const prices = data.slice(1);
function solve(lo, hi) {
  if (hi - lo < 2) return 0;
  const mid = (lo + hi) >> 1;
  let least = Infinity, most = -Infinity;
  for (let i = lo; i < mid; i++) least = Math.min(least, prices[i]);
  for (let i = mid; i < hi; i++) most = Math.max(most, prices[i]);
  return Math.max(solve(lo, mid), solve(mid, hi), most - least);
}
console.log(solve(0, prices.length));
