const [[n, c], weights, values] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(/\s+/).map(Number));

// loads worth keeping, from light to heavy and from poor to rich
let kg = [0], coins = [0];
for (let i = 0; i < n; i++) {
  const w = weights[i], v = values[i];
  if (w > c) continue;
  const nextKg = [], nextCoins = [];
  let top = -1, a = 0, b = 0;
  const put = (k, x) => {
    if (x > top) {
      nextKg.push(k);
      nextCoins.push(x);
      top = x;
    }
  };
  while (a < kg.length || (b < kg.length && kg[b] + w <= c)) {
    const haveB = b < kg.length && kg[b] + w <= c;
    if (!haveB) {
      put(kg[a], coins[a]);
      a++;
    } else if (a === kg.length || kg[b] + w < kg[a]) {
      put(kg[b] + w, coins[b] + v);
      b++;
    } else if (kg[a] < kg[b] + w) {
      put(kg[a], coins[a]);
      a++;
    } else {
      put(kg[a], Math.max(coins[a], coins[b] + v));
      a++;
      b++;
    }
  }
  kg = nextKg;
  coins = nextCoins;
}
console.log(coins[coins.length - 1]);
