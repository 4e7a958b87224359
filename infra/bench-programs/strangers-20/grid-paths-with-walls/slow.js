const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1, r + 1);
const MOD = 1000000007;

function count(i, j) {
  if (i >= r || j >= c || grid[i][j] === '#') return 0;
  if (i === r - 1 && j === c - 1) return 1;
  return (count(i + 1, j) + count(i, j + 1)) % MOD;
}

console.log(count(0, 0));
