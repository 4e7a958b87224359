const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1).map((l) => l.trim().split(' ').map(Number));

// follow the rain from one field and see where it ends up
function reachesBoth(si, sj) {
  const visited = new Set();
  const queue = [[si, sj]];
  visited.add(si * c + sj);
  let blue = false;
  let green = false;
  for (const [i, j] of queue) {
    if (i === 0 || j === 0) blue = true;
    if (i === r - 1 || j === c - 1) green = true;
    for (const [di, dj] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      const a = i + di;
      const b = j + dj;
      if (a < 0 || b < 0 || a >= r || b >= c) continue;
      if (grid[a][b] > grid[i][j] || visited.has(a * c + b)) continue;
      visited.add(a * c + b);
      queue.push([a, b]);
    }
  }
  return blue && green;
}

let count = 0;
for (let i = 0; i < r; i++) {
  for (let j = 0; j < c; j++) {
    if (reachesBoth(i, j)) count++;
  }
}
console.log(count);
