const fs = require('fs');

/**
 * @param {number[]} coins different values
 * @param {number} amount
 * @returns {number} the number of ways to pay, modulo 1 000 000 007
 */
function solve(coins, amount) {
  const ways = new Array(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of [...coins].sort()) {
    if (coin > amount) break;
    for (let sum = coin; sum <= amount; sum++) ways[sum] = (ways[sum] + ways[sum - coin]) % 1000000007;
  }
  return ways[amount];
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
