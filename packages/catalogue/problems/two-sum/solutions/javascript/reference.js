const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} target
 * @returns {[number, number]} the two positions, smaller one first
 */
function solve(values, target) {
  const positionOf = new Map();
  for (let j = 0; j < values.length; j++) {
    const i = positionOf.get(target - values[j]);
    if (i !== undefined) return [i, j];
    positionOf.set(values[j], j);
  }
  throw new Error('no pair adds up to the target');
}

const [n, target, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), target).join(' '));
