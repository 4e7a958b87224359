const fs = require('fs');

/**
 * @param {string} s lower-case letters only
 * @param {string} t lower-case letters only
 * @returns {boolean}
 */
function solve(s, t) {
  // Write your solution here.
  return false;
}

const [s, t] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(String(solve(s, t)));
