const fs = require('fs');

function solve(heights) {
  const r = heights.length;
  const c = heights[0].length;
  const marks = Array.from({ length: r }, () => new Array(c).fill(0));
  let both = 0;
  function search(queue, sea) {
    for (let i = 0; i < queue.length; i++) {
      const [y, x] = queue[i];
      if (marks[y][x] & sea) continue;
      if (marks[y][x]) both++;
      marks[y][x] |= sea;
      for (const [v, u] of [[y - 1, x], [y, x + 1], [y + 1, x], [y, x - 1]]) {
        if (heights[v]?.[u] >= heights[y][x] && !marks[v][u]) queue.push([v, u]);
      }
    }
  }
  const all = heights.flatMap((row, y) => row.map((_, x) => [y, x]));
  search(all.filter(([y, x]) => y === 0 || x === 0), 1);
  search(all.filter(([y, x]) => y === r - 1 || x === c - 1), 2);
  return both;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const heights = rows.slice(0, Number(first.split(' ')[0])).map((row) => row.trim().split(' ').map(Number));
console.log(solve(heights));
