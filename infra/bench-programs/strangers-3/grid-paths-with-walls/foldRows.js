const [head, ...grid] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(s => s.trim());
const [r, c] = head.split(' ').map(Number);
const start = Array.from({ length: c }, (_, j) => (j === 0 ? 1 : 0));
const last = grid.reduce(
  (above, row) => above.reduce((acc, up, j) => {
    acc.push(row[j] === '#' ? 0 : (up + (j ? acc[j - 1] : 0)) % 1000000007);
    return acc;
  }, []),
  start);
console.log(last[c - 1]);
