const [n, amount, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const need = new Int32Array(amount + 1).fill(1e9);
need[0] = 0;
for (const c of coins) {
  for (let x = c; x <= amount; x++) {
    if (need[x - c] + 1 < need[x]) need[x] = need[x - c] + 1;
  }
}
console.log(need[amount] < 1e9 ? need[amount] : -1);
