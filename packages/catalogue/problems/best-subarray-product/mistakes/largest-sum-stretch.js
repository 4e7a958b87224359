const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  let sum = 0;
  let bestSum = -Infinity;
  let from = 0;
  let ends = [0, 0];
  for (let i = 0; i < factors.length; i++) {
    if (sum < 0) {
      sum = 0;
      from = i;
    }
    sum += factors[i];
    if (sum > bestSum) {
      bestSum = sum;
      ends = [from, i];
    }
  }
  let p = 1;
  for (let i = ends[0]; i <= ends[1]; i++) p *= factors[i];
  return p === 0 ? 0 : p;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
