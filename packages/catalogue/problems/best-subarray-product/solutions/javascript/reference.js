const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  let high = factors[0];
  let low = factors[0];
  let best = factors[0];
  for (const factor of factors.slice(1)) {
    const candidates = [factor, high * factor, low * factor];
    high = Math.max(...candidates);
    low = Math.min(...candidates);
    best = Math.max(best, high);
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
