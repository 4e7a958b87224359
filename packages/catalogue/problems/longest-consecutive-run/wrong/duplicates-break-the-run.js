const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of the longest run of consecutive integers
 */
function solve(values) {
  const sorted = [...values].sort((a, b) => a - b);
  let longest = 1;
  let length = 1;
  for (let i = 1; i < sorted.length; i++) {
    length = sorted[i] === sorted[i - 1] + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
