const [head, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +head;
const c = rows.map(r => r.split(' ').map(Number));
const used = Array(n).fill(false);
let best = Infinity;
(function rec(i, sum) {
  if (i === n) { if (sum < best) best = sum; return; }
  for (let j = 0; j < n; j++) {
    if (!used[j]) {
      used[j] = true;
      rec(i + 1, sum + c[i][j]);
      used[j] = false;
    }
  }
})(0, 0);
console.log(best);
