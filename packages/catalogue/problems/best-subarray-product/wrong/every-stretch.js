const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  let best = -Infinity;
  for (let start = 0; start < factors.length; start++) {
    let product = 1;
    for (let end = start; end < factors.length; end++) {
      product *= factors[end];
      if (product > best) best = product;
    }
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
