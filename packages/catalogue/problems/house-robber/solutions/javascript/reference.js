const fs = require('fs');

/**
 * @param {number[]} amounts what each house holds, from left to right
 * @returns {number} the largest total without two neighbours
 */
function solve(amounts) {
  let beforeLast = 0;
  let last = 0;
  for (const amount of amounts) {
    [beforeLast, last] = [last, Math.max(last, beforeLast + amount)];
  }
  return last;
}

const [n, ...amounts] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(amounts.slice(0, n)));
