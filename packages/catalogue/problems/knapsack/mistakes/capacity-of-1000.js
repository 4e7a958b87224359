const fs = require('fs');

/**
 * @param {number[]} weights in kilograms
 * @param {number[]} values in coins
 * @param {number} c how many kilograms the ship can lift
 * @returns {number} the largest total value
 */
function solve(weights, values, c) {
  const top = Math.min(c, 1000);
  const best = new Array(top + 1).fill(0);
  weights.forEach((g, i) => {
    for (let w = top; w >= g; w--) best[w] = Math.max(best[w], best[w - g] + values[i]);
  });
  return best[top];
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n), c));
