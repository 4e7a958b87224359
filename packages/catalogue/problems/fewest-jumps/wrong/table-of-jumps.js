const fs = require('fs');

/**
 * @param {number[]} reaches how far one can jump from each stone
 * @returns {number} the smallest number of jumps to the last stone, or -1
 */
function solve(reaches) {
  const fewest = new Array(reaches.length).fill(Infinity);
  fewest[0] = 0;
  for (let stone = 0; stone < reaches.length; stone++) {
    for (let target = stone + 1; target <= Math.min(stone + reaches[stone], reaches.length - 1); target++) {
      fewest[target] = Math.min(fewest[target], fewest[stone] + 1);
    }
  }
  return fewest.at(-1) === Infinity ? -1 : fewest.at(-1);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
