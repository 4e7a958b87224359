const fs = require('fs');

/**
 * @param {number[]} row the brightness of the lanterns
 * @returns {number} the most that can be earned
 */
function solve(row) {
  const b = [1, ...row, 1];
  const best = (i, j) => {
    let most = 0;
    for (let last = i + 1; last < j; last++) most = Math.max(most, best(i, last) + best(last, j) + b[i] * b[last] * b[j]);
    return most;
  };
  return best(0, b.length - 1);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
