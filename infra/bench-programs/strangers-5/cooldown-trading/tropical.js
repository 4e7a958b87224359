const toks = require('fs').readFileSync('/dev/stdin', 'utf8').split(/\s+/);
const n = parseInt(toks[0], 10);
const NO = -Infinity;

// states: 0 free, 1 owns a piece, 2 sold today
const matrix = p => [
  [0, -p, NO],
  [NO, 0, p],
  [0, NO, NO],
];
const mul = (A, B) => A.map(row => B[0].map((_, j) => Math.max(row[0] + B[0][j], row[1] + B[1][j], row[2] + B[2][j])));
const product = (lo, hi) => {
  if (hi - lo === 1) return matrix(Number(toks[1 + lo]));
  const mid = (lo + hi) >> 1;
  return mul(product(lo, mid), product(mid, hi));
};
const [[free, , sold]] = product(0, n);
console.log(`${Math.max(free, sold)}`);
