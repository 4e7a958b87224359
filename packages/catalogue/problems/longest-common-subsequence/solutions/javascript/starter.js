const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {number} the length of their longest common subsequence
 */
function solve(s, t) {
  // Write your solution here.
  return 0;
}

const [s, t] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(s, t));
