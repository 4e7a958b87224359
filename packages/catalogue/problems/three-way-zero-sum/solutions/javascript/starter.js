const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {[number, number, number][]} ascending triplets with the sum 0, without repetitions
 */
function solve(values) {
  // Write your solution here.
  return [];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const triplets = solve(rest.slice(0, n));
console.log(triplets.length === 0 ? 'none' : triplets.map((triplet) => triplet.join(' ')).join('\n'));
