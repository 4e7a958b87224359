const fs = require('fs');

/**
 * @param {number[][]} lawn rows of numbers
 * @returns {number[]} the numbers in the order of the walk
 */
function solve(lawn) {
  const walk = [];
  const visited = [];
  const isFree = (y, x) => lawn[y]?.[x] !== undefined && !visited.includes(`${y} ${x}`);
  let [y, x, dy, dx] = [0, 0, 0, 1];
  while (walk.length < lawn.length * lawn[0].length) {
    walk.push(lawn[y][x]);
    visited.push(`${y} ${x}`);
    if (!isFree(y + dy, x + dx)) [dy, dx] = [dx, -dy];
    y += dy;
    x += dx;
  }
  return walk;
}

const [r, c, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lawn = Array.from({ length: r }, (_, y) => numbers.slice(y * c, (y + 1) * c));
console.log(solve(lawn).join(' '));
