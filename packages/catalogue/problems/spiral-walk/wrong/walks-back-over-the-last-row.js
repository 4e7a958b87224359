const fs = require('fs');

/**
 * @param {number[][]} lawn rows of numbers
 * @returns {number[]} the numbers in the order of the walk
 */
function solve(lawn) {
  const walk = [];
  let top = 0;
  let bottom = lawn.length - 1;
  let left = 0;
  let right = lawn[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let x = left; x <= right; x++) walk.push(lawn[top][x]);
    top++;
    for (let y = top; y <= bottom; y++) walk.push(lawn[y][right]);
    right--;
    for (let x = right; x >= left; x--) walk.push(lawn[bottom][x]);
    bottom--;
    for (let y = bottom; y >= top; y--) walk.push(lawn[y][left]);
    left++;
  }
  return walk;
}

const [r, c, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lawn = Array.from({ length: r }, (_, y) => numbers.slice(y * c, (y + 1) * c));
console.log(solve(lawn).join(' '));
