const [size, ...hall] = require('fs').readFileSync(0, 'utf8').trim().split(/\s*\n/);
const c = +size.split(' ')[1];
const M = 1_000_000_007;
const ways = hall.reduce((row, line) => {
  let left = 0;
  return row.map((above, j) => (left = line[j] === '#' ? 0 : (left + above) % M));
}, Array.from({ length: c }, (_, j) => (j === 0 ? 1 : 0)));
console.log(ways[c - 1]);
