const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const b = [1, ...lines[1].trim().split(/\s+/).map(Number), 1];

// best[l][r]: most cents for all lanterns strictly between l and r
const best = Array.from({ length: n + 2 }, () => new Array(n + 2).fill(0));
for (let len = 2; len <= n + 1; len++) {
  for (let l = 0; l + len <= n + 1; l++) {
    const r = l + len;
    let top = 0;
    for (let last = l + 1; last < r; last++) {
      const cents = best[l][last] + best[last][r] + b[l] * b[last] * b[r];
      if (cents > top) top = cents;
    }
    best[l][r] = top;
  }
}
console.log(best[0][n + 1]);
