const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} target
 * @returns {[number, number]} the two positions, smaller one first
 */
function solve(values, target) {
  // Write your solution here.
  return [0, 1];
}

const [n, target, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), target).join(' '));
