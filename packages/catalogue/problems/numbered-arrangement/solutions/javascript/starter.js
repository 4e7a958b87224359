const fs = require('fs');

/**
 * @param {number} n the number of actors
 * @param {number} k the number of the arrangement, counted from 1
 * @returns {number[]} the actors from left to right
 */
function solve(n, k) {
  // Write your solution here.
  return [];
}

const [, ...nights] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(nights.map((night) => solve(...night.split(' ').map(Number)).join(' ')).join('\n'));
