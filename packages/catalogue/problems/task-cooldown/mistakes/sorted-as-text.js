const fs = require('fs');

/**
 * @param {number[]} times how often each jingle must be played
 * @param {number} c how many other slots must lie between two plays of a jingle
 * @returns {number} the smallest number of slots
 */
function solve(times, c) {
  const sorted = [...times].sort();
  const most = sorted[sorted.length - 1];
  const r = times.filter((x) => x === most).length;
  const total = times.reduce((a, b) => a + b, 0);
  return Math.max(total, (most - 1) * (c + 1) + r);
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), c));
