const [n, a, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const MOD = 1000000007;
const ways = new Array(a + 1).fill(0);
ways[0] = 1;
for (const c of coins) {
  for (let s = c; s <= a; s++) {
    ways[s] = (ways[s] + ways[s - c]) % MOD;
  }
}
console.log(ways[a]);
