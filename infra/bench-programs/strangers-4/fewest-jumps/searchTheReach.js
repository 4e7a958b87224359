const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
let m = 0;
const reach = a.map((x, i) => (m = Math.max(m, i + x)));

const firstThatReaches = goal => {
  let lo = 0, hi = goal - 1;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    reach[mid] >= goal ? (hi = mid) : (lo = mid + 1);
  }
  return lo;
};

const jumps = [0];
for (let i = 1; i < a.length; i++) {
  if (reach[i - 1] < i) { jumps[a.length - 1] = -1; break; }
  jumps[i] = jumps[firstThatReaches(i)] + 1;
}
console.log(jumps[a.length - 1]);
