const rl = require('readline').createInterface({ input: process.stdin });
const rows = [];
rl.on('line', (row) => rows.push(row));
rl.on('close', () => {
  const prices = rows[1].trim().split(' ').map(Number);
  let low;
  let profit = 0;
  prices.forEach((price) => {
    if (!low || price < low) {
      low = price;
    }
    profit = Math.max(profit, price - low);
  });
  console.log(profit);
});
