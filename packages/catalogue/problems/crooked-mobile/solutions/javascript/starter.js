const fs = require('fs');

/**
 * @param {number[]} left the bar at the left end of each bar 1 to n, or 0; left[0] is not used
 * @param {number[]} right the same for the right end
 * @returns {number} the number of crooked bars
 */
function solve(left, right) {
  // Write your solution here.
  return 0;
}

const [n, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const left = [0];
const right = [0];
for (let i = 0; i < n; i++) {
  left.push(ends[2 * i]);
  right.push(ends[2 * i + 1]);
}
console.log(solve(left, right));
