const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of a longest strictly increasing subsequence
 */
function solve(values) {
  let longest = 1;
  let run = 1;
  for (let i = 1; i < values.length; i++) {
    run = values[i] > values[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const [n, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(values.slice(0, n)));
