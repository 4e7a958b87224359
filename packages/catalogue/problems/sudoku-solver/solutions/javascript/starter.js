const fs = require('fs');

/**
 * @param {number[]} grid 81 squares, row by row; 0 stands for an empty one
 * @returns {number[]} the solution
 */
function solve(grid) {
  // Write your solution here.
  return grid;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
for (let i = 0; i < lines.length; i += 9) {
  const grid = [...lines.slice(i, i + 9).join('')].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const solved = solve(grid);
  for (let r = 0; r < 9; r++) console.log(solved.slice(9 * r, 9 * r + 9).join(''));
}
