const fs = require('fs');

/**
 * @param {number[][]} times times[i][j] is the time from place i to place j, or -1; the office is place 0
 * @returns {number | null} the shortest round, null if there is none
 */
function solve(times) {
  // Write your solution here.
  return null;
}

const [first, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const times = lines.slice(0, Number(first)).map((line) => line.trim().split(' ').map(Number));
console.log(String(solve(times) ?? 'none'));
