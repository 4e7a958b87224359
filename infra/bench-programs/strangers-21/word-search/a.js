const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = +tokens[0], c = +tokens[1];
const grid = tokens.slice(2, 2 + r).map(row => row.split(''));
const word = tokens[2 + r];

function trace(y, x, k) {
  if (k === word.length) return true;
  if (y < 0 || x < 0 || y >= r || x >= c || grid[y][x] !== word[k]) return false;
  grid[y][x] = '#';
  const found = trace(y + 1, x, k + 1) || trace(y - 1, x, k + 1) ||
    trace(y, x + 1, k + 1) || trace(y, x - 1, k + 1);
  grid[y][x] = word[k];
  return found;
}

let found = false;
for (let y = 0; y < r && !found; y++) for (let x = 0; x < c && !found; x++) found = trace(y, x, 0);
console.log(found);
