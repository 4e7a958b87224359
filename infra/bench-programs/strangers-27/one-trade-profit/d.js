'use strict';

function profit(prices) {
  if (prices.length < 2) return 0;
  const half = prices.length >> 1;
  const early = prices.slice(0, half);
  const late = prices.slice(half);
  let low = Infinity;
  for (const p of early) low = Math.min(low, p);
  let high = -Infinity;
  for (const p of late) high = Math.max(high, p);
  return Math.max(high - low, profit(early), profit(late));
}

const [, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(profit(prices));
