const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of the longest run of consecutive integers
 */
function solve(values) {
  const present = new Set(values);
  let longest = 0;
  for (const first of present) {
    if (present.has(first - 1)) continue;
    let length = 1;
    while (present.has(first + length)) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
