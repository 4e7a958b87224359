const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const order = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b]);
  let rooms = 1;
  for (let i = 1; i < order.length; i++) if (starts[order[i]] < ends[order[i - 1]]) rooms++;
  return rooms;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
