const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim());
const [r, c] = lines[0].split(' ').map(Number);
const board = lines.slice(1, r + 1).map((l) => l.split(''));
const word = lines[r + 1];

function dfs(i, j, k) {
  if (k === word.length) return true;
  if (i < 0 || j < 0 || i >= r || j >= c || board[i][j] !== word[k]) return false;
  board[i][j] = '*';
  const found = dfs(i + 1, j, k + 1) || dfs(i - 1, j, k + 1) || dfs(i, j + 1, k + 1) || dfs(i, j - 1, k + 1);
  board[i][j] = word[k];
  return found;
}

let found = false;
for (let i = 0; i < r && !found; i++) for (let j = 0; j < c && !found; j++) found = dfs(i, j, 0);
console.log(String(found));
