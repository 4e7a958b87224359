const fs = require('fs');

/**
 * @param {number[]} coins distinct positive values
 * @param {number} amount
 * @returns {number} the smallest number of coins, or -1
 */
function solve(coins, amount) {
  let left = amount;
  let used = 0;
  for (const coin of [...coins].sort((a, b) => b - a)) {
    used += Math.floor(left / coin);
    left %= coin;
  }
  return left === 0 ? used : -1;
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
