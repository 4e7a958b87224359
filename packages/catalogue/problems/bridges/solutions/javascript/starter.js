const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number][]} roads the towns at both ends, numbered from 1
 * @returns {number[]} the numbers of the critical roads, counted from 1, in ascending order
 */
function solve(n, roads) {
  // Write your solution here.
  return [];
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const critical = solve(n, Array.from({ length: m }, (_, i) => [rest[2 * i], rest[2 * i + 1]]));
console.log(`${critical.length}\n${critical.join(' ')}`);
