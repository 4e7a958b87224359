const fs = require('fs');

/**
 * @param {number[]} reaches how far one can jump from each stone
 * @returns {number} the smallest number of jumps to the last stone, or -1
 */
function solve(reaches) {
  let jumps = 0;
  let end = 0;
  let furthest = 0;
  for (let stone = 0; stone < reaches.length - 1; stone++) {
    furthest = Math.max(furthest, stone + reaches[stone]);
    if (stone === end) {
      if (furthest === stone) return -1;
      jumps++;
      end = furthest;
    }
  }
  return jumps;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
