const [[r, c], ...h] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => line.trim().split(/\s+/).map(Number));

function reachesBoth(y0, x0) {
  const seen = Array.from({ length: r }, () => new Array(c).fill(false));
  let blue = false, green = false;
  const todo = [[y0, x0]];
  seen[y0][x0] = true;
  while (todo.length) {
    const [y, x] = todo.pop();
    for (const [dy, dx] of [[-1, 0], [0, -1], [1, 0], [0, 1]]) {
      const v = y + dy, u = x + dx;
      if (v < 0 || u < 0) blue = true;
      else if (v === r || u === c) green = true;
      else if (!seen[v][u] && h[v][u] <= h[y][x]) {
        seen[v][u] = true;
        todo.push([v, u]);
      }
    }
  }
  return blue && green;
}

let count = 0;
for (let y = 0; y < r; y++)
  for (let x = 0; x < c; x++)
    if (reachesBoth(y, x)) count++;
console.log(count);
