const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const order = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b]);
  const rooms = [];
  for (const i of order) {
    const at = rooms.findIndex((free) => free <= starts[i]);
    if (at < 0) rooms.push(ends[i]);
    else rooms[at] = ends[i];
  }
  return rooms.length;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
