const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const g = lines.slice(1, r + 1).map(l => l.split(''));
const moves = [[0, 1], [1, 0], [0, -1], [-1, 0]];

function spreadOnce() {
  let hit = 0;
  for (let i = 0; i < r; i++) {
    for (let j = 0; j < c; j++) {
      if (g[i][j] !== 'x') continue;
      for (const [di, dj] of moves) {
        if (g[i + di] && g[i + di][j + dj] === 'o') {
          g[i + di][j + dj] = 'x';
          hit++;
        }
      }
    }
  }
  return hit;
}

let nights = 0;
while (spreadOnce() > 0) nights++;
const fresh = g.flat().filter(x => x === 'o').length;
console.log(fresh ? -1 : nights);
