const [head, ...g] = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = head.split(' ').map(Number);
function walk(i, j) {
  if (i === r || j === c || g[i][j] === '#') return 0;
  if (i === r - 1 && j === c - 1) return 1;
  return (walk(i + 1, j) + walk(i, j + 1)) % 1000000007;
}
console.log(walk(0, 0));
