const fs = require('fs');
const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Divide and conquer: each half reports its lowest and highest price and its best trade.
const solve = (lo, hi) => {
  if (lo === hi) return { min: rest[lo], max: rest[lo], best: 0 };
  const mid = (lo + hi) >> 1;
  const a = solve(lo, mid), b = solve(mid + 1, hi);
  return {
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    best: Math.max(a.best, b.best, b.max - a.min),
  };
};
console.log(solve(0, n - 1).best);
