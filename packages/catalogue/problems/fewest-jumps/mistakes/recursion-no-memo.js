const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
function f(i) {
  if (i >= n - 1) return 0;
  let best = Infinity;
  for (let k = 1; k <= a[i] && i + k < n; k++) best = Math.min(best, 1 + f(i + k));
  return best;
}
const r = f(0);
console.log(r === Infinity ? -1 : r);
