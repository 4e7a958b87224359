const [[, c], weights, values] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => line.trim().split(/\s+/).map(Number));
const lift = (row, w, i) =>
  row.map((worth, room) => room >= w ? Math.max(worth, row[room - w] + values[i]) : worth);
const lastRow = weights.reduce(lift, Array(c + 1).fill(0));
console.log(lastRow[c]);
