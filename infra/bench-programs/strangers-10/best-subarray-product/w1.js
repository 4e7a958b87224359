const fs = require('fs');

function bestProduct(factors) {
  let best = factors[0];
  let hi = factors[0];
  let lo = factors[0];
  for (let i = 1; i < factors.length; i++) {
    const x = factors[i];
    hi = Math.max(x, hi * x, lo * x);
    lo = Math.min(x, hi * x, lo * x);
    if (hi > best) best = hi;
  }
  return best;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const factors = lines[1].trim().split(/\s+/).map(Number);
console.log(String(bestProduct(factors)));
