const t = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const amount = t[1], coins = t.slice(2, 2 + t[0]);
const INF = 1e9;
const d = new Int32Array(amount + 1).fill(INF);
d[0] = 0;
for (const c of coins)
  for (let v = c; v <= amount; v++)
    if (d[v - c] + 1 < d[v]) d[v] = d[v - c] + 1;
console.log(d[amount] >= INF ? -1 : d[amount]);
