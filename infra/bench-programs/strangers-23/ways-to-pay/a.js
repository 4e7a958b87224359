const [n, a, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const MOD = 1000000007;
const ways = new Int32Array(a + 1);
ways[0] = 1;
for (const c of coins) {
  for (let x = c; x <= a; x++) {
    const s = ways[x] + ways[x - c];
    ways[x] = s >= MOD ? s - MOD : s;
  }
}
console.log(ways[a]);
