const fs = require('fs');

function solve(prices) {
  const best = new Array(prices.length + 1).fill(0);
  for (let d = 1; d <= prices.length; d++) {
    best[d] = best[d - 1];
    for (let b = 1; b < d; b++) {
      const profit = best[Math.max(0, b - 2)] + prices[d - 1] - prices[b - 1];
      if (profit > best[d]) best[d] = profit;
    }
  }
  return best[prices.length];
}

const [n, ...prices] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(prices.slice(0, n))));
