const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const tails = [];
for (let i = 1; i <= n; i++) {
  const value = data[i];
  const smaller = tails.findLastIndex((tail) => tail < value);
  tails[smaller + 1] = value;
}
console.log(tails.length);
