const fs = require('fs');

/**
 * @param {number[]} kinds
 * @param {number} k the number of baskets
 * @returns {[number, number]} the largest number of trees and the number of stretches of this length
 */
function solve(kinds, k) {
  // Write your solution here.
  return [0, 0];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
