const fs = require('fs');

/**
 * @param {number[]} values the values of the stamps
 * @param {number} t the postage
 * @returns {number[][]} the sets, each in ascending order
 */
function solve(values, t) {
  // Write your solution here.
  return [];
}

const [n, t, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sets = solve(values.slice(0, n), t);
console.log(sets.length === 0 ? 'none' : sets.map((set) => set.join(' ')).join('\n'));
