const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const change = new Array(86401).fill(0);
  starts.forEach((s, i) => {
    if (s <= 86400) change[s]++;
    if (ends[i] <= 86400) change[ends[i]]--;
  });
  let used = 0;
  let most = 0;
  for (const c of change) {
    used += c;
    most = Math.max(most, used);
  }
  return most;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
