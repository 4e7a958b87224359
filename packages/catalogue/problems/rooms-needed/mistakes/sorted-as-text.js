const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const s = [...starts].sort();
  const e = [...ends].sort();
  let used = 0;
  let most = 0;
  let at = 0;
  for (const start of s) {
    while (at < e.length && e[at] <= start) {
      at++;
      used--;
    }
    used++;
    most = Math.max(most, used);
  }
  return most;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
