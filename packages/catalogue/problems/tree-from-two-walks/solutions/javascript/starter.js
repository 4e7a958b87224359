const fs = require('fs');

/**
 * @param {number[]} before the list that names each node before the nodes below it
 * @param {number[]} between the list that names it between its subtrees
 * @returns {number[]} the list that names it after them
 */
function solve(before, between) {
  // Write your solution here.
  return [];
}

const [n, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(numbers.slice(0, n), numbers.slice(n, 2 * n)).join(' '));
