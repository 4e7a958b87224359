'use strict';
const M = 1e9 + 7;
const gcd = (x, y) => (y ? gcd(y, x % y) : x);

const [[, amount], values] = require('fs').readFileSync(0, 'utf8')
  .trim().split('\n').map(line => line.trim().split(/\s+/).map(Number));

const unit = values.reduce(gcd);

// running sums along every residue class of the coin
const offer = (ways, coin) => {
  for (let r = 0; r < coin && r + coin < ways.length; r++) {
    let sum = 0;
    for (let s = r; s < ways.length; s += coin) {
      sum = (sum + ways[s]) % M;
      ways[s] = sum;
    }
  }
  return ways;
};

if (amount % unit) {
  console.log(0);
} else {
  const size = amount / unit;
  const start = Float64Array.from({ length: size + 1 }, (_, i) => (i === 0 ? 1 : 0));
  console.log(values.map(v => v / unit).filter(v => v <= size).reduce(offer, start)[size]);
}
