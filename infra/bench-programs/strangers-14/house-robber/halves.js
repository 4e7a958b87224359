// Divide and conquer: what[x][y] = best total of a piece of the lane
// if x = "first house may be robbed", y = "last house may be robbed".
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
function piece(lo, hi) {
  if (lo === hi) return [0, 0, 0, data[lo]]; // index = 2*x + y
  const mid = Math.floor((lo + hi) / 2);
  const L = piece(lo, mid), R = piece(mid + 1, hi);
  const res = [];
  for (const x of [0, 1])
    for (const y of [0, 1])
      res.push(Math.max(L[2 * x] + R[2 + y], L[2 * x + 1] + R[y]));
  return res;
}
console.log(piece(1, n)[3]);
