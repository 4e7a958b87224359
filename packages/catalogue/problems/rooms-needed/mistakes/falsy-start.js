const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const events = [];
  starts.forEach((s, i) => {
    if (s) events.push([s, 1], [ends[i], -1]);
  });
  events.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let used = 0;
  let most = 0;
  for (const [, c] of events) {
    used += c;
    most = Math.max(most, used);
  }
  return most;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
