const input = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const [rows, cols] = input[0].split(' ').map(Number);
const grid = input.slice(1, rows + 1);
const word = input[rows + 1];
const DR = [0, 1, 0, -1], DC = [1, 0, -1, 0];
const used = grid.map(() => new Array(cols).fill(false));
const stackR = [], stackC = [], turn = [];

function enter(r, c) {
  if (r < 0 || c < 0 || r >= rows || c >= cols) return;
  if (used[r][c] || grid[r][c] !== word[stackR.length]) return;
  used[r][c] = true;
  stackR.push(r);
  stackC.push(c);
  turn.push(0);
}

function traceable() {
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      enter(r, c);
      while (stackR.length > 0) {
        const top = stackR.length - 1;
        if (top + 1 === word.length) return true;
        if (turn[top] < 4) {
          const d = turn[top]++;
          enter(stackR[top] + DR[d], stackC[top] + DC[d]);
        } else {
          used[stackR.pop()][stackC.pop()] = false;
          turn.pop();
        }
      }
    }
  }
  return false;
}

console.log(traceable() ? 'true' : 'false');
