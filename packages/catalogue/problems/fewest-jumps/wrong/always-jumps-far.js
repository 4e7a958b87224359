const fs = require('fs');

/**
 * @param {number[]} reaches how far one can jump from each stone
 * @returns {number} the smallest number of jumps to the last stone, or -1
 */
function solve(reaches) {
  let jumps = 0;
  let stone = 0;
  while (stone < reaches.length - 1) {
    if (reaches[stone] === 0) return -1;
    stone += reaches[stone];
    jumps++;
  }
  return jumps;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
