const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const [r, c] = rows.shift();
const [sr, sc, color] = rows.shift();

function* around(i, j) {
  if (i > 0) yield [i - 1, j];
  if (i + 1 < r) yield [i + 1, j];
  if (j > 0) yield [i, j - 1];
  if (j + 1 < c) yield [i, j + 1];
}

const old = rows[sr][sc];
const todo = old === color ? [] : [[sr, sc]];
while (todo.length) {
  const [i, j] = todo.pop();
  if (rows[i][j] !== old) continue;
  rows[i][j] = color;
  todo.push(...around(i, j));
}
console.log(rows.map(x => x.join(' ')).join('\n'));
