const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {string | null} the first of the shortest runs of s that cover t, or null
 */
function solve(s, t) {
  // Write your solution here.
  return null;
}

const [s, t] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(s, t) ?? 'none');
