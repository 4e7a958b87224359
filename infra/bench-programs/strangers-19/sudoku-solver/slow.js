const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const t = parseInt(lines[0]);

function isValid(board, row, col, ch) {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === ch) return false;
    if (board[i][col] === ch) return false;
    const r = 3 * Math.floor(row / 3) + Math.floor(i / 3);
    const c = 3 * Math.floor(col / 3) + (i % 3);
    if (board[r][c] === ch) return false;
  }
  return true;
}

function solve(board) {
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      if (board[i][j] !== '.') continue;
      for (const ch of '123456789') {
        if (isValid(board, i, j, ch)) {
          board[i][j] = ch;
          if (solve(board)) return true;
          board[i][j] = '.';
        }
      }
      return false;
    }
  }
  return true;
}

for (let q = 0; q < t; q++) {
  const board = [];
  for (let i = 0; i < 9; i++) board.push(lines[1 + 9 * q + i].trim().split(''));
  solve(board);
  console.log(board.map((r) => r.join('')).join('\n'));
}
