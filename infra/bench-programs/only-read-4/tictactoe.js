const board = require('fs').readFileSync(0, 'utf8').split('\n').slice(0, 3).map(r => r.trim().split(''));

const lines = [];
for (let i = 0; i < 3; i++) {
  lines.push([0, 1, 2].map(j => board[i][j]));
  lines.push([0, 1, 2].map(j => board[j][i]));
}
lines.push([0, 1, 2].map(i => board[i][i]));
lines.push([0, 1, 2].map(i => board[i][2 - i]));

const wins = p => lines.some(l => l.every(c => c === p));
const count = p => board.flat().filter(c => c === p).length;

const x = count('X'), o = count('O');
if (x - o > 1 || o > x || (wins('X') && wins('O')) || (wins('X') && x === o) || (wins('O') && x > o)) {
  console.log('illegal');
} else if (wins('X')) {
  console.log('X won');
} else if (wins('O')) {
  console.log('O won');
} else if (x + o === 9) {
  console.log('draw');
} else {
  console.log(x === o ? 'X to move' : 'O to move');
}
