const fs = require('fs');
const MODULUS = 1000000007;
const known = []; // squares that are already computed

function solve(grid, r, c) {
  if (r < 0 || c < 0) return 0;
  if (grid[r][c] === '#') return 0;
  if (r === 0 && c === 0) return 1;
  const hit = known.find((k) => k.r === r && k.c === c);
  if (hit) return hit.ways;
  const ways = (solve(grid, r - 1, c) + solve(grid, r, c - 1)) % MODULUS;
  known.push({ r, c, ways });
  return ways;
}

const [size, ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s*\n/);
const [r, c] = size.split(' ').map(Number);
console.log(solve(rows, r - 1, c - 1));
