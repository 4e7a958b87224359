const fs = require('fs');

/**
 * @param {number[]} coins the contents of the boxes 1 to n
 * @param {[number, number, number][]} events [1, i, x] changes box i by x, [2, l, r] asks for a sum
 * @returns {number[]} the answers to the questions
 */
function solve(coins, events) {
  // Write your solution here.
  return [0];
}

const [n, q, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const events = Array.from({ length: q }, (_, i) => rest.slice(n + 3 * i, n + 3 * i + 3));
console.log(solve(rest.slice(0, n), events).join('\n'));
