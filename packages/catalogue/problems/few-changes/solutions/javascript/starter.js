const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number, number][]} buses from a town to a town, numbered from 1, for a price
 * @param {number} start
 * @param {number} goal
 * @param {number} k the largest number of changes
 * @returns {number} the smallest price, or -1
 */
function solve(n, buses, start, goal, k) {
  // Write your solution here.
  return -1;
}

const [n, m, k, start, goal, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const buses = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, buses, start, goal, k));
