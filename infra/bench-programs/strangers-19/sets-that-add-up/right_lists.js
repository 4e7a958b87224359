'use strict';
const input = require('fs').readFileSync(0, 'utf8').split('\n');
const t = +input[0].split(' ')[1];
const amount = new Map();
input[1].trim().split(' ').map(Number).forEach((x) => amount.set(x, (amount.get(x) ?? 0) + 1));

// sets[s]: all sets with the value s, as linked lists that share their tails
const sets = Array.from({ length: t + 1 }, () => []);
sets[0].push(null);
for (const [x, c] of [...amount].sort((a, b) => b[0] - a[0])) {
  for (let s = t; s >= x; s--) {
    for (let j = 1; j <= c && j * x <= s; j++) {
      for (const tail of sets[s - j * x]) sets[s].push({ x, j, tail });
    }
  }
}
function show(cell) {
  const words = [];
  for (; cell; cell = cell.tail) for (let j = 0; j < cell.j; j++) words.push(cell.x);
  return words.join(' ');
}
console.log(sets[t].length ? sets[t].map(show).join('\n') : 'none');
