const data = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.split(' ').map(Number));
const [[n, k], [sx, sy]] = data;
const answer = data
  .slice(2, n + 2)
  .map(([x, y], i) => ({ id: i + 1, d: (x - sx) ** 2 + (y - sy) ** 2 }))
  .sort((a, b) => a.d - b.d || a.id - b.id)
  .slice(0, k)
  .map(b => b.id);
console.log(...[answer.join(' ')]);
