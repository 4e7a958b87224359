const fs = require('fs');

/**
 * @param {string[]} grid
 * @param {string[]} words
 * @returns {string[]} the words that can be made, in any order
 */
function solve(grid, words) {
  // Write your solution here.
  return [];
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const rows = Number(size.split(' ')[0]);
const found = solve(lines.slice(0, rows), lines.slice(rows + 1));
console.log([found.length, ...found.sort()].join('\n'));
