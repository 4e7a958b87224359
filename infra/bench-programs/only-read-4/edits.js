const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const memo = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(-1));

function dist(i, j) {
  if (i === a.length) return b.length - j;
  if (j === b.length) return a.length - i;
  if (memo[i][j] >= 0) return memo[i][j];
  let r;
  if (a[i] === b[j]) {
    r = dist(i + 1, j + 1);
  } else {
    r = 1 + Math.min(dist(i + 1, j), dist(i, j + 1), dist(i + 1, j + 1));
  }
  return (memo[i][j] = r);
}

console.log(dist(0, 0));
