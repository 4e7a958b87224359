const [, text] = require('fs').readFileSync(0, 'utf8').split('\n');
let low = 1000000;
let profit = 0;
for (const price of text.split(' ').map(Number)) {
  low = Math.min(low, price);
  profit = Math.max(profit, price - low);
}
console.log(profit);
