const fs = require('fs');

/**
 * @param {number[]} offers in the order in which they are called out
 * @returns {number} the sum of the medians after each offer
 */
function solve(offers) {
  return offers.reduce((sum, _, i) => sum + offers[i >> 1], 0);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
