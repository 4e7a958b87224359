const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of a longest strictly increasing subsequence
 */
function solve(values) {
  const ends = [];
  for (const value of values) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < value) low = middle + 1;
      else high = middle;
    }
    ends[low] = value;
  }
  return ends.length;
}

const [n, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(values.slice(0, n)));
