const hall = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = +hall.shift(), c = +hall.shift();
const known = new Map();
function routes(i, j) {
  if (i >= r || j >= c || hall[i][j] === '#') return 0;
  if (i === r - 1 && j === c - 1) return 1;
  const key = i * c + j;
  let sum = known.get(key);
  if (sum === undefined) {
    sum = (routes(i + 1, j) + routes(i, j + 1)) % 1000000007;
    known.set(key, sum);
  }
  return sum;
}
console.log(routes(0, 0));
