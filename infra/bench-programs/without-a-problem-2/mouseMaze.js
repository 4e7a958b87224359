const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1, r + 1);
const seen = Array.from({ length: r }, () => Array(c).fill(-1));
const queue = [];
for (let i = 0; i < r; i++) {
  const j = grid[i].indexOf('M');
  if (j >= 0) { queue.push([i, j]); seen[i][j] = 0; }
}
const moves = [[0, 1], [1, 0], [0, -1], [-1, 0]];
let answer = 'no cheese';
for (let head = 0; head < queue.length; head++) {
  const [y, x] = queue[head];
  if (grid[y][x] === 'C') { answer = seen[y][x]; break; }
  for (const [dy, dx] of moves) {
    const ny = y + dy, nx = x + dx;
    if (ny < 0 || nx < 0 || ny >= r || nx >= c) continue;
    if (grid[ny][nx] === '#' || seen[ny][nx] !== -1) continue;
    seen[ny][nx] = seen[y][x] + 1;
    queue.push([ny, nx]);
  }
}
console.log(answer);
