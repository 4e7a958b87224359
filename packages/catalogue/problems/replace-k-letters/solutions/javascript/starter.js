const fs = require('fs');

/**
 * @param {string} tiles capital letters
 * @param {number} k how many tiles may be replaced
 * @returns {number} the length of the longest stretch of equal tiles
 */
function solve(tiles, k) {
  // Write your solution here.
  return 0;
}

const [tiles, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(tiles, Number(k)));
