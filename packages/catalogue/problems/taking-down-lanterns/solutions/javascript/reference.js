const fs = require('fs');

/**
 * @param {number[]} row the brightness of the lanterns
 * @returns {number} the most that can be earned
 */
function solve(row) {
  const b = [1, ...row, 1];
  const best = b.map(() => new Float64Array(b.length));
  for (let length = 2; length < b.length; length++) {
    for (let i = 0; i + length < b.length; i++) {
      const j = i + length;
      for (let last = i + 1; last < j; last++) {
        const earned = best[i][last] + best[last][j] + b[i] * b[last] * b[j];
        if (earned > best[i][j]) best[i][j] = earned;
      }
    }
  }
  return best[0][b.length - 1];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
