const fs = require('fs');

function solve(factors) {
  let [best, high, low] = [factors[0], factors[0], factors[0]];
  for (const f of factors.slice(1)) {
    if (f < 0) [high, low] = [low, high];
    high = Math.max(f, high * f);
    low = Math.min(f, low * f);
    best = Math.max(best, high);
  }
  return best | 0; // no "-0" please
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
