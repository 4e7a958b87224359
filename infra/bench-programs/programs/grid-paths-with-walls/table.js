const [head, ...g] = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = head.split(' ').map(Number);
const ways = Array.from({ length: r + 1 }, () => new Array(c + 1).fill(0));
ways[0][1] = 1;
for (let i = 1; i <= r; i++)
  for (let j = 1; j <= c; j++)
    if (g[i - 1][j - 1] === '.') ways[i][j] = (ways[i - 1][j] + ways[i][j - 1]) % 1000000007;
console.log(ways[r][c]);
