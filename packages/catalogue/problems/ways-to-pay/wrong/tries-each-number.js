const fs = require('fs');

/**
 * @param {number[]} coins different values
 * @param {number} amount
 * @returns {number} the number of ways to pay, modulo 1 000 000 007
 */
function solve(coins, amount) {
  let ways = new Array(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of coins) {
    const next = new Array(amount + 1).fill(0);
    for (let sum = 0; sum <= amount; sum++) {
      for (let used = 0; used * coin <= sum; used++) next[sum] = (next[sum] + ways[sum - used * coin]) % 1000000007;
    }
    ways = next;
  }
  return ways[amount];
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
