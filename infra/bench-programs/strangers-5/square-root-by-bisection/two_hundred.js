const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
const [root] = Array.from({ length: 200 }).reduce(
  ([lo, hi]) => {
    const mid = (lo + hi) / 2;
    return mid * mid <= x ? [mid, hi] : [lo, mid];
  },
  [0, 1e6 + 1]
);
console.log(root.toFixed(9));
