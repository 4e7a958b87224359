const fs = require('fs');

/**
 * @param {number[]} arrows the room after each of the rooms 1 to n, or 0
 * @param {number} start the first room
 * @returns {number} the first room that is entered for the second time, or 0
 */
function solve(arrows, start) {
  const after = [0, ...arrows];
  let slow = start;
  let fast = start;
  while (slow !== fast) {
    slow = after[slow];
    fast = after[after[fast]];
  }
  return slow;
}

const [n, start, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), start));
