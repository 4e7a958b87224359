const fs = require('fs');

/**
 * @param {number[]} times how often each jingle must be played
 * @param {number} c how many other slots must lie between two plays of a jingle
 * @returns {number} the smallest number of slots
 */
function solve(times, c) {
  const pause = c || 1;
  let total = 0;
  let most = 0;
  let r = 0;
  for (const count of times) {
    total += count;
    if (count > most) {
      most = count;
      r = 0;
    }
    if (count === most) r++;
  }
  return Math.max(total, (most - 1) * (pause + 1) + r);
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), c));
