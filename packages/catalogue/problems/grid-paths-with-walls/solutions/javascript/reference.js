const fs = require('fs');

const MODULUS = 1000000007;

/**
 * @param {string[]} grid rows of '.' (free) and '#' (wall)
 * @returns {number} the number of routes modulo 1 000 000 007
 */
function solve(grid) {
  const routes = new Array(grid[0].length).fill(0);
  routes[0] = 1;
  for (const row of grid) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === '#') routes[x] = 0;
      else if (x > 0) routes[x] = (routes[x] + routes[x - 1]) % MODULUS;
    }
  }
  return routes[routes.length - 1];
}

const [size, ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s*\n/);
console.log(solve(rows.slice(0, Number(size.split(' ')[0]))));
