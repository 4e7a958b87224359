'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, a] = lines[0].trim().split(' ').map(Number);
const values = lines[1].trim().split(' ').map(Number);
const P = 1e9 + 7;

// table[i][s] = ways to pay s with the first i kinds of coins
const table = [Uint32Array.from({ length: a + 1 }, (_, s) => (s === 0 ? 1 : 0))];
values.forEach((v, i) => {
  const without = table[i];
  const row = new Uint32Array(a + 1);
  for (let s = 0; s <= a; s++) {
    let x = without[s];
    if (s >= v) {
      x += row[s - v];
      if (x >= P) x -= P;
    }
    row[s] = x;
  }
  table.push(row);
});
console.log(table[n][a]);
