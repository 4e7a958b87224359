const [, ...row] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const most = lanterns => lanterns.reduce((best, x, i) => {
  const cents = (lanterns[i - 1] ?? 1) * x * (lanterns[i + 1] ?? 1);
  const others = lanterns.filter((_, j) => j !== i);
  return Math.max(best, cents + most(others));
}, 0);

console.log(most(row));
