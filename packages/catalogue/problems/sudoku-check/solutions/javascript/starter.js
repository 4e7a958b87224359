const fs = require('fs');

/**
 * @param {number} k
 * @param {number[][]} grid 0 stands for an empty square
 * @returns {boolean} whether no number disturbs another one
 */
function solve(k, grid) {
  // Write your solution here.
  return false;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(Number(first), rows.map((row) => row.split(' ').map(Number))));
