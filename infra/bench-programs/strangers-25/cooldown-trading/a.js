const prices = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const end = prices.reduce(
  ({ free, hold, rest }, p) => ({
    free: Math.max(free, rest),
    hold: Math.max(hold, free - p),
    rest: hold + p,
  }),
  { free: 0, hold: -Infinity, rest: -Infinity }
);
console.log(String(Math.max(end.free, end.rest)));
