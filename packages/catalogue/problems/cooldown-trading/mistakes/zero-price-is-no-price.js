const fs = require('fs');

function solve(prices) {
  let holds = -Infinity;
  let sold = -Infinity;
  let free = 0;
  for (const price of prices) {
    if (!price) continue;
    const soldBefore = sold;
    sold = holds + price;
    holds = Math.max(holds, free - price);
    free = Math.max(free, soldBefore);
  }
  return Math.max(sold, free);
}

const [n, ...prices] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(prices.slice(0, n))));
