'use strict';
// A zero cuts the row; inside of a piece only the outermost negative factors matter.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const factors = lines[1].trim().split(' ').map(Number);
const times = (row) => row.reduce((p, x) => p * x, 1);

function judge(piece) {
  if (piece.length === 0) return -Infinity;
  const total = times(piece);
  if (total > 0 || piece.length === 1) return total;
  const first = piece.findIndex((x) => x < 0);
  const last = piece.findLastIndex((x) => x < 0);
  let best = total;
  if (first < piece.length - 1) best = Math.max(best, total / times(piece.slice(0, first + 1)));
  if (last > 0) best = Math.max(best, total / times(piece.slice(last)));
  return best;
}

let best = -Infinity;
let piece = [];
for (const x of factors) {
  if (x === 0) {
    best = Math.max(best, 0, judge(piece));
    piece = [];
  } else {
    piece.push(x);
  }
}
best = Math.max(best, judge(piece));
process.stdout.write(`${best}\n`);
