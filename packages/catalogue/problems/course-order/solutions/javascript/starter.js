const fs = require('fs');

/**
 * @param {number} n the courses are numbered from 1 to n
 * @param {[number, number][]} rules pairs of a course and one that must come after it
 * @returns {number[] | null} an order of all courses, or null if there is none
 */
function solve(n, rules) {
  // Write your solution here.
  return null;
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rules = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
const order = solve(n, rules);
console.log(order === null ? 'impossible' : order.join(' '));
