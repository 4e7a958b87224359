const [first, ws, vs] = require('fs').readFileSync(0, 'utf8').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
const [n, c] = first;

function solve() {
  let row = new Array(c + 1).fill(0);
  for (let i = 0; i < n; i++) {
    if (ws[i] > c) break;
    const nextRow = row.slice();
    for (let j = ws[i]; j <= c; j++) {
      nextRow[j] = Math.max(row[j], row[j - ws[i]] + vs[i]);
    }
    row = nextRow;
  }
  return row[c];
}

console.log(solve());
