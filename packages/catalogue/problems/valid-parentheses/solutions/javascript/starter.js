const fs = require('fs');

/**
 * @param {string} s brackets only
 * @returns {boolean}
 */
function solve(s) {
  // Write your solution here.
  return false;
}

const text = fs.readFileSync(0, 'utf8').trim();
console.log(String(solve(text)));
