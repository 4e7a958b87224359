const fs = require('fs');

/**
 * @param {number[]} values distinct, ascending
 * @param {number} target
 * @returns {number} the position of the target, or -1
 */
function solve(values, target) {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] === target) return middle;
    if (values[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const values = lines[1].split(' ').map(Number);
const targets = lines[2].split(' ').map(Number);
console.log(targets.map((target) => solve(values, target)).join('\n'));
