const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  let high = 1;
  let low = 1;
  let best = 0;
  for (const factor of factors) {
    const candidates = [factor, high * factor, low * factor];
    high = Math.max(...candidates);
    low = Math.min(...candidates);
    best = Math.max(best, high);
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
