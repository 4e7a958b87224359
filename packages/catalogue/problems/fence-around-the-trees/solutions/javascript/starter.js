const fs = require('fs');

/**
 * @param {[number, number][]} trees
 * @returns {[number, number]} the number of bends and twice the area
 */
function solve(trees) {
  // Write your solution here.
  return [0, 0];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])).join(' '));
