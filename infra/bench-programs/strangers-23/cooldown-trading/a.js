const [, ...prices] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const step = ({ free, hold, rest }, p) => ({
  free: Math.max(free, rest),
  hold: Math.max(hold, free - p),
  rest: hold + p,
});
const end = prices.reduce(step, { free: 0, hold: -Infinity, rest: -Infinity });
console.log(String(Math.max(end.free, end.rest)));
