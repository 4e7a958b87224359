const prices = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].trim().split(/\s+/).map(Number);

const { best } = prices
  .slice(1)
  .map((p, i) => p - prices[i])
  .reduce(({ run, best }, change) => {
    const longer = Math.max(0, run + change);
    return { run: longer, best: Math.max(best, longer) };
  }, { run: 0, best: 0 });

console.log(best);
