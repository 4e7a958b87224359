const D = require('fs').readFileSync(0);
let P = 0;
function ni() {
  while (P < D.length && D[P] !== 45 && (D[P] < 48 || D[P] > 57)) P++;
  let s = 1, x = 0;
  if (D[P] === 45) { s = -1; P++; }
  while (P < D.length && D[P] >= 48 && D[P] <= 57) x = x * 10 + D[P++] - 48;
  return s * x;
}
const n = ni();
let last = -Infinity, run = 0, best = 0, at = 0;
for (let i = 0; i < n; i++) {
  const v = ni();
  if (v >= last) run++;
  else run = 1;
  if (run > best) { best = run; at = i - run + 1; }
  last = v;
}
console.log(best + ' ' + at);
