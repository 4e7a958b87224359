const fs = require('fs');

const MODULUS = 1000000007;

function routes(grid) {
  const width = grid[0].length;
  const ways = new Array(width).fill(0);
  ways[0] = 1;
  for (const row of grid) {
    for (let x = 0; x < width; x++) {
      if (row[x] === '#') {
        ways[x] = 0;
      } else if (x > 0) {
        ways[x] = ways[x] + ways[x - 1];
      }
    }
  }
  return ways[width - 1] % MODULUS;
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const [height] = size.split(' ').map(Number);
console.log(routes(lines.slice(0, height).map((line) => line.trim())));
