const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  let high = factors[0];
  let low = factors[0];
  let best = factors[0];
  for (let i = 1; i < factors.length; i++) {
    const x = factors[i];
    const h = (high || 1) * (x || factors[i - 1]);
    const l = (low || 1) * (x || factors[i - 1]);
    high = Math.max(x, h, l);
    low = Math.min(x, h, l);
    best = Math.max(best, high);
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
