const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {[number, number, number][]} ascending triplets with the sum 0, without repetitions
 */
function solve(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const triplets = [];
  for (let i = 0; i < sorted.length - 2; i++) {
    let left = i + 1;
    let right = sorted.length - 1;
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right];
      if (sum === 0) triplets.push([sorted[i], sorted[left], sorted[right]]);
      if (sum <= 0) left++;
      else right--;
    }
  }
  return triplets;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const triplets = solve(rest.slice(0, n));
console.log(triplets.length === 0 ? 'none' : triplets.map((triplet) => triplet.join(' ')).join('\n'));
