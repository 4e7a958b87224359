const [n, amount, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const f = rest => {
  if (rest < 0) return Infinity;
  if (rest === 0) return 0;
  return 1 + Math.min(...coins.map(c => f(rest - c)));
};
const best = f(amount);
console.log(Number.isFinite(best) ? best : -1);
