const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const price = lines[1].trim().split(' ').map(Number);
const best = new Array(n + 2).fill(0);
for (let sell = 0; sell < n; sell++) {
  let b = best[sell + 1];
  for (let buy = 0; buy < sell; buy++) {
    const gain = price[sell] - price[buy] + best[buy];
    if (gain > b) b = gain;
  }
  best[sell + 2] = b;
}
console.log(String(best[n + 1]));
