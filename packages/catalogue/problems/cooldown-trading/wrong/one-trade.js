const fs = require('fs');

function solve(prices) {
  let best = 0;
  let lowest = Infinity;
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    best = Math.max(best, price - lowest);
  }
  return best;
}

const [n, ...prices] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(prices.slice(0, n))));
