const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(input[0]);
const p = input[1].trim().split(' ').map(Number);
// best[i]: largest profit within the first i days, without a piece at the end
const best = new Array(n + 1).fill(0);
for (let i = 1; i <= n; i++) {
  best[i] = best[i - 1];
  for (let j = 1; j < i; j++) {
    const before = j >= 2 ? best[j - 2] : 0;
    best[i] = Math.max(best[i], before + p[i - 1] - p[j - 1]);
  }
}
console.log(best[n]);
