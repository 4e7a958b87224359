const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(' ').map(Number));
const [R, C] = rows.shift();
const BLUE = 1, GREEN = 2;
const mask = rows.map((row) => row.map(() => 0));
const work = [];

function wet(i, j, colours) {
  const now = mask[i][j] | colours;
  if (now === mask[i][j]) return;
  mask[i][j] = now;
  work.push([i, j]);
}

rows.forEach((row, i) => row.forEach((_, j) => {
  if (i === 0 || j === 0) wet(i, j, BLUE);
  if (i === R - 1 || j === C - 1) wet(i, j, GREEN);
}));

while (work.length) {
  const [i, j] = work.pop();
  for (const [a, b] of [[i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]]) {
    if (rows[a] !== undefined && rows[a][b] >= rows[i][j]) wet(a, b, mask[i][j]);
  }
}
console.log(mask.flat().filter((m) => m === (BLUE | GREEN)).length);
