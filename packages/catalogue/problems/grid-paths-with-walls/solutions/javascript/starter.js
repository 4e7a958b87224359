const fs = require('fs');

const MODULUS = 1000000007;

/**
 * @param {string[]} grid rows of '.' (free) and '#' (wall)
 * @returns {number} the number of routes modulo 1 000 000 007
 */
function solve(grid) {
  // Write your solution here.
  return 0;
}

const [size, ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s*\n/);
console.log(solve(rows.slice(0, Number(size.split(' ')[0]))));
