const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const price = lines[1].trim().split(' ').map(Number);

// profit[i] = best profit using days 0..i
const profit = new Array(n).fill(0);
for (let sell = 1; sell < n; sell++) {
  profit[sell] = profit[sell - 1];
  for (let buy = 0; buy < sell; buy++) {
    const before = buy >= 2 ? profit[buy - 2] : 0;
    const total = before + price[sell] - price[buy];
    if (total > profit[sell]) profit[sell] = total;
  }
}
console.log(profit[n - 1]);
