const fs = require('fs');

const MODULUS = 1000000007;

/**
 * @param {string[]} grid rows of '.' (free) and '#' (wall)
 * @returns {number} the number of routes modulo 1 000 000 007
 */
function solve(grid) {
  const routes = grid.map((row) => new Array(row.length).fill(1));
  for (let y = 1; y < grid.length; y++) {
    for (let x = 1; x < grid[y].length; x++) {
      routes[y][x] = grid[y][x] === '#' ? 0 : (routes[y - 1][x] + routes[y][x - 1]) % MODULUS;
    }
  }
  const free = grid[0][0] === '.' && grid.at(-1).at(-1) === '.';
  return free ? routes.at(-1).at(-1) : 0;
}

const [size, ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s*\n/);
console.log(solve(rows.slice(0, Number(size.split(' ')[0]))));
