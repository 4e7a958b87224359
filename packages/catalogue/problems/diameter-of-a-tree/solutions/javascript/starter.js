const fs = require('fs');

/**
 * @param {number[]} parents the predecessors of the chambers 1 to n, 0 for the entrance hall
 * @returns {number} the number of passages between the two chambers that are farthest apart
 */
function solve(parents) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
