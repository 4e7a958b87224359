const fs = require('fs');

/**
 * @param {number} n how many computers there are, numbered from 1
 * @param {[number, number][]} cables
 * @returns {number} how many components there are
 */
function solve(n, cables) {
  // Write your solution here.
  return n;
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const cables = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
console.log(solve(n, cables));
