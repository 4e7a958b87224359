const fs = require('fs');

/**
 * @param {number} k
 * @param {[number, number]} ship
 * @param {[number, number][]} boats
 * @returns {number[]} the numbers of the k nearest boats
 */
function solve(k, ship, boats) {
  // Write your solution here.
  return [];
}

const [[, k], ship, ...boats] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
console.log(solve(k, ship, boats).join(' '));
