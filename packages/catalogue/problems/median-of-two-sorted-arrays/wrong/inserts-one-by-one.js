const fs = require('fs');

/**
 * @param {number[]} first sorted in ascending order
 * @param {number[]} second sorted in ascending order; at most one of the two is empty
 * @returns {number} the median of all values
 */
function solve(first, second) {
  const all = [...first];
  for (const value of second) {
    let place = 0;
    while (place < all.length && all[place] < value) place++;
    all.splice(place, 0, value);
  }
  const middle = Math.floor(all.length / 2);
  return all.length % 2 === 1 ? all[middle] : (all[middle - 1] + all[middle]) / 2;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const numbers = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(solve(numbers(lines[1]), numbers(lines[3])).toFixed(1));
