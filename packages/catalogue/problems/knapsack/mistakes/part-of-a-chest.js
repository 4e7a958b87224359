const fs = require('fs');

/**
 * @param {number[]} weights in kilograms
 * @param {number[]} values in coins
 * @param {number} c how many kilograms the ship can lift
 * @returns {number} the largest total value
 */
function solve(weights, values, c) {
  const order = weights.map((_, i) => i).sort((a, b) => values[b] / weights[b] - values[a] / weights[a]);
  let free = c;
  let total = 0;
  for (const i of order) {
    const part = Math.min(1, free / weights[i]);
    total += part * values[i];
    free -= part * weights[i];
    if (free <= 0) break;
  }
  return Math.floor(total);
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n), c));
