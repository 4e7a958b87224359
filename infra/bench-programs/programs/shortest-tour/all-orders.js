const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const d = (i, j) => data[1 + i * n + j];
function best(at, left, length) {
  if (left.length === 0) return length + d(at, 0);
  let least = Infinity;
  for (const next of left) least = Math.min(least, best(next, left.filter((v) => v !== next), length + d(at, next)));
  return least;
}
console.log(best(0, Array.from({ length: n - 1 }, (_, i) => i + 1), 0));
