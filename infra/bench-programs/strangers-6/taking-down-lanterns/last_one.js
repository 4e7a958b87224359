const [n, ...bright] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = [1, ...bright, 1];
const best = a.map(() => new Array(n + 2).fill(0));

for (let width = 2; width <= n + 1; width++) {
  for (let left = 0; left + width <= n + 1; left++) {
    const right = left + width;
    for (let last = left + 1; last < right; last++) {
      const cents = best[left][last] + a[left] * a[last] * a[right] + best[last][right];
      if (cents > best[left][right]) best[left][right] = cents;
    }
  }
}
console.log(best[0][n + 1]);
