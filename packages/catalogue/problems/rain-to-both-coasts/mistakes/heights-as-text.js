const fs = require('fs');

function solve(heights) {
  const r = heights.length;
  const c = heights[0].length;

  function reached(isCoast) {
    const marks = new Uint8Array(r * c);
    const queue = [];
    for (let y = 0; y < r; y++) {
      for (let x = 0; x < c; x++) {
        if (isCoast(y, x)) {
          marks[y * c + x] = 1;
          queue.push(y * c + x);
        }
      }
    }
    for (let i = 0; i < queue.length; i++) {
      const y = Math.floor(queue[i] / c);
      const x = queue[i] % c;
      for (const [v, u] of [[y - 1, x], [y, x + 1], [y + 1, x], [y, x - 1]]) {
        if (v < 0 || v === r || u < 0 || u === c || marks[v * c + u] === 1) continue;
        if (String(heights[v][u]) < String(heights[y][x])) continue;
        marks[v * c + u] = 1;
        queue.push(v * c + u);
      }
    }
    return marks;
  }

  const blue = reached((y, x) => y === 0 || x === 0);
  const green = reached((y, x) => y === r - 1 || x === c - 1);
  return blue.reduce((count, mark, field) => count + (mark & green[field]), 0);
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const heights = rows.slice(0, Number(first.split(' ')[0])).map((row) => row.trim().split(' ').map(Number));
console.log(solve(heights));
