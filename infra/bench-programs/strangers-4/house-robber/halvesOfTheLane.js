const cash = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number).slice(1);

// result: [free-free, free-taken, taken-free, taken-taken] = may the left / right end be robbed
function rob(lo, hi) {
  if (hi - lo === 1) return [0, 0, 0, cash[lo]];
  const mid = (lo + hi) >> 1;
  const L = rob(lo, mid), R = rob(mid, hi);
  const join = (p, q) => Math.max(L[p * 2] + R[q], L[p * 2 + 1] + R[q], L[p * 2] + R[2 + q]);
  return [join(0, 0), join(0, 1), join(1, 0), join(1, 1)];
}

console.log(rob(0, cash.length)[3]);
