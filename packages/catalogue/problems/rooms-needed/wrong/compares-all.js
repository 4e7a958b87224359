const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  let most = 0;
  for (const now of starts) {
    let used = 0;
    for (let i = 0; i < starts.length; i++) if (starts[i] <= now && now < ends[i]) used++;
    most = Math.max(most, used);
  }
  return most;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
