const fs = require('fs');

function solve(heights) {
  const r = heights.length;
  const c = heights[0].length;
  let count = 0;
  const seen = new Int32Array(r * c);
  for (let start = 0; start < r * c; start++) {
    let seas = 0;
    const stack = [start];
    seen[start] = start + 1;
    while (stack.length > 0) {
      const at = stack.pop();
      const y = Math.floor(at / c);
      const x = at % c;
      if (y === 0 || x === 0) seas |= 1;
      if (y === r - 1 || x === c - 1) seas |= 2;
      for (const [v, u] of [[y - 1, x], [y, x + 1], [y + 1, x], [y, x - 1]]) {
        if (v < 0 || v === r || u < 0 || u === c || seen[v * c + u] === start + 1) continue;
        if (heights[v][u] > heights[y][x]) continue;
        seen[v * c + u] = start + 1;
        stack.push(v * c + u);
      }
    }
    if (seas === 3) count++;
  }
  return count;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const heights = rows.slice(0, Number(first.split(' ')[0])).map((row) => row.trim().split(' ').map(Number));
console.log(solve(heights));
