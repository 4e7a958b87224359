const fs = require('fs');

/**
 * @param {number[]} toppings distinct
 * @returns {number[][]} all subsets, each in the order of the input
 */
function solve(toppings) {
  // Write your solution here.
  return [[]];
}

const [n, ...toppings] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = solve(toppings.slice(0, n)).map((selection) => selection.join(' ') || '-');
console.log(lines.join('\n'));
