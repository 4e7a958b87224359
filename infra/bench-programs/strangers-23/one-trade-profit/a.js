const prices = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].trim().split(' ').map(Number);
let low = Infinity;
console.log(prices.reduce((best, p) => Math.max(best, p - (low = Math.min(low, p))), 0));
