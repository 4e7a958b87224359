const MOD = 1000000007;
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const ways = new Array(c + 1).fill(0);
ways[1] = 1;
for (let i = 1; i <= r; i++) {
  for (let j = 1; j <= c; j++) {
    ways[j] = lines[i][j - 1] === '#' ? 0 : (ways[j] + ways[j - 1]) % MOD;
  }
}
console.log(ways[c]);
