const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(input[0]);
const factors = input[1].trim().split(/\s+/).map(Number);
let max = -Infinity;
for (let start = 0; start < n; start++) {
  let product = 1;
  for (let end = start; end < n; end++) {
    product *= factors[end];
    if (product > max) max = product;
    if (product === 0) break;
  }
}
console.log(String(max));
