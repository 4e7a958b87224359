const M = 1_000_000_007;
const [[, a], coins] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const ways = new Uint32Array(a + 1);
ways[0] = 1;
for (const c of coins)
  for (let s = c; s <= a; s++)
    ways[s] = (ways[s] + ways[s - c]) % M;
console.log(ways[a]);
