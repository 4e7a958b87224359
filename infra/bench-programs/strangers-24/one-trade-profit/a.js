const prices = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const merge = (l, r) => ({
  min: Math.min(l.min, r.min),
  max: Math.max(l.max, r.max),
  gain: Math.max(l.gain, r.gain, r.max - l.min),
});
const solve = (i, j) => {
  if (j - i === 1) return { min: prices[i], max: prices[i], gain: 0 };
  const m = (i + j) >> 1;
  return merge(solve(i, m), solve(m, j));
};
console.log(solve(0, prices.length).gain);
