const [, cells, pair] = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' '));

const mothers = new Map(cells
  .map((cell, i) => [cell, i === 0 ? undefined : cells.filter(c => c !== 'null')[(i - 1) >> 1]])
  .filter(([cell]) => cell !== 'null'));

const line = cell => cell === undefined ? [] : [...line(mothers.get(cell)), cell];

const [a, b] = pair.map(line);
console.log(a.filter((cell, i) => cell === b[i]).pop());
