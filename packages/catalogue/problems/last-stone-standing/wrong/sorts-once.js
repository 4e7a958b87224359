const fs = require('fs');

/**
 * @param {number[]} weights
 * @returns {number} the weight of the last stone, or 0
 */
function solve(weights) {
  const sorted = [...weights].sort((a, b) => b - a);
  let standing = 0;
  for (const weight of sorted) standing = Math.abs(standing - weight);
  return standing;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
