const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const k = data[1];
const seen = new Map();
seen.set(0, 1);
let sum = 0;
let result = 0;
for (let i = 0; i < n; i++) {
  sum += data[2 + i];
  seen.set(sum, (seen.get(sum) || 0) + 1);
  result += seen.get(sum - k) || 0;
}
console.log(result);
