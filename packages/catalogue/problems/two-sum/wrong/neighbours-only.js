const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} target
 * @returns {[number, number]} the two positions, smaller one first
 */
function solve(values, target) {
  for (let i = 0; i + 1 < values.length; i++) {
    if (values[i] + values[i + 1] === target) return [i, i + 1];
  }
  return [0, 1];
}

const [n, target, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), target).join(' '));
