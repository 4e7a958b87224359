const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1).map((line) => line.trim().split(/\s+/).map(Number));

class Drop {
  constructor(y, x) {
    this.visited = new Set();
    this.blue = false;
    this.green = false;
    this.queue = [];
    this.enter(y, x);
  }

  enter(y, x) {
    const key = y * c + x;
    if (this.visited.has(key)) return;
    this.visited.add(key);
    this.queue.push([y, x]);
  }

  flow() {
    for (let i = 0; i < this.queue.length; i++) {
      const [y, x] = this.queue[i];
      if (y === 0 || x === 0) this.blue = true;
      if (y === r - 1 || x === c - 1) this.green = true;
      if (this.blue && this.green) return true;
      for (const [dy, dx] of [[-1, 0], [0, 1], [1, 0], [0, -1]]) {
        const row = grid[y + dy];
        if (row !== undefined && row[x + dx] <= grid[y][x]) this.enter(y + dy, x + dx);
      }
    }
    return false;
  }
}

let fields = 0;
for (let y = 0; y < r; y++)
  for (let x = 0; x < c; x++)
    if (new Drop(y, x).flow()) fields += 1;
console.log(fields);
