const fs = require('fs');

/**
 * @param {number[]} coins distinct positive values
 * @param {number} amount
 * @returns {number} the smallest number of coins, or -1
 */
function solve(coins, amount) {
  const fewest = new Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (const coin of coins) {
    for (let sum = coin; sum <= amount; sum++) {
      fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount];
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
