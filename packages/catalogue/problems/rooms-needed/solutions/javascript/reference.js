const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  const startsInOrder = Int32Array.from(starts).sort();
  const endsInOrder = Int32Array.from(ends).sort();
  let inUse = 0;
  let most = 0;
  let ended = 0;
  for (const start of startsInOrder) {
    while (endsInOrder[ended] <= start) {
      ended++;
      inUse--;
    }
    inUse++;
    most = Math.max(most, inUse);
  }
  return most;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
