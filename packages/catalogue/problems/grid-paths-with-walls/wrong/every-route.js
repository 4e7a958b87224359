const fs = require('fs');

const MODULUS = 1000000007;

/**
 * @param {string[]} grid rows of '.' (free) and '#' (wall)
 * @returns {number} the number of routes modulo 1 000 000 007
 */
function solve(grid) {
  const walk = (y, x) => {
    if (y === grid.length || x === grid[0].length || grid[y][x] === '#') return 0;
    if (y === grid.length - 1 && x === grid[0].length - 1) return 1;
    return (walk(y + 1, x) + walk(y, x + 1)) % MODULUS;
  };
  return walk(0, 0);
}

const [size, ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s*\n/);
console.log(solve(rows.slice(0, Number(size.split(' ')[0]))));
