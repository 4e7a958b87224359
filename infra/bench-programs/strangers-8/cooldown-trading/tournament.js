// every day is a 3x3 matrix over (max, +); the days are multiplied like a knock-out cup
// states: 0 free, 1 holding, 2 has sold today
const NO = -Infinity;
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
const day = p => [
  0, -p, NO,
  NO, 0, p,
  0, NO, NO,
];
function mul(x, y) {
  const z = new Array(9);
  for (let r = 0; r < 9; r += 3)
    for (let c = 0; c < 3; c++) {
      let b = x[r] + y[c];
      const b1 = x[r + 1] + y[c + 3], b2 = x[r + 2] + y[c + 6];
      if (b1 > b) b = b1;
      if (b2 > b) b = b2;
      z[r + c] = b;
    }
  return z;
}
const cup = (lo, hi) => {
  if (hi - lo === 1) return day(+data[lo]);
  const mid = (lo + hi) >> 1;
  return mul(cup(lo, mid), cup(mid, hi));
};
const m = cup(1, n + 1);
console.log(String(Math.max(m[0], m[2])));
