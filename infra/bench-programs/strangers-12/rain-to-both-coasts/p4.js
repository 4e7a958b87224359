// work list: a field is looked at again whenever its set of seas has grown
const [[r, c], ...h] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(' ').map(Number));
const BLUE = 1, GREEN = 2;
const seas = h.map((row, i) => row.map((_, j) =>
  (i === 0 || j === 0 ? BLUE : 0) | (i === r - 1 || j === c - 1 ? GREEN : 0)));

function* beside(i, j) {
  if (i > 0) yield [i - 1, j];
  if (j > 0) yield [i, j - 1];
  if (i + 1 < r) yield [i + 1, j];
  if (j + 1 < c) yield [i, j + 1];
}

const todo = [];
seas.forEach((row, i) => row.forEach((s, j) => { if (s) todo.push([i, j]); }));
while (todo.length) {
  const [i, j] = todo.pop();
  for (const [a, b] of beside(i, j)) {
    const more = seas[a][b] | seas[i][j];
    if (h[a][b] >= h[i][j] && more !== seas[a][b]) {
      seas[a][b] = more;
      todo.push([a, b]);
    }
  }
}
console.log(seas.flat().filter(s => s === (BLUE | GREEN)).length);
