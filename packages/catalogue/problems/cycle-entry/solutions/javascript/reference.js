const fs = require('fs');

/**
 * @param {number[]} arrows the room after each of the rooms 1 to n, or 0
 * @param {number} start the first room
 * @returns {number} the first room that is entered for the second time, or 0
 */
function solve(arrows, start) {
  const next = (room) => (room === 0 ? 0 : arrows[room - 1]);
  let slow = start;
  let fast = start;
  do {
    slow = next(slow);
    fast = next(next(fast));
  } while (slow !== fast);
  if (fast === 0) return 0;
  let third = start;
  while (third !== slow) {
    third = next(third);
    slow = next(slow);
  }
  return third;
}

const [n, start, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), start));
