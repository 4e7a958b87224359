'use strict';
const hall = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = parseInt(hall.shift(), 10), c = parseInt(hall.shift(), 10);

function* diagonals() {
  for (let s = 1; s < r + c - 1; s++) {
    yield [s, Math.max(0, s - c + 1), Math.min(r - 1, s)];
  }
}

const w = new Int32Array(r);
w[0] = hall[0][0] === '.' ? 1 : 0;
for (const [s, top, bottom] of diagonals()) {
  for (let i = bottom; i >= top; --i) {
    if (hall[i][s - i] === '#') { w[i] = 0; continue; }
    if (i > 0) {
      w[i] -= 1000000007 - w[i - 1];
      if (w[i] < 0) w[i] += 1000000007;
    }
  }
}
console.log(w[r - 1]);
