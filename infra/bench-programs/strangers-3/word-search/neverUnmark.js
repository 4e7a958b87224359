const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const word = lines[r + 1].trim();
let used;
function dfs(i, j, k) {
  if (k === word.length) return true;
  if (i < 0 || j < 0 || i >= r || j >= c) return false;
  if (used[i * c + j] || lines[i + 1][j] !== word[k]) return false;
  used[i * c + j] = true;
  return dfs(i + 1, j, k + 1) || dfs(i, j + 1, k + 1) || dfs(i - 1, j, k + 1) || dfs(i, j - 1, k + 1);
}
let found = false;
for (let i = 0; i < r; i++) {
  for (let j = 0; j < c; j++) {
    used = [];
    if (dfs(i, j, 0)) found = true;
  }
}
console.log(found);
