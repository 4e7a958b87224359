const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
let count = 0;
for (let x = 2; x < data[0]; x++) {
  let sum = 0;
  for (let d = 1; d < x; d++) if (x % d === 0) sum += d;
  if (sum === 1) count++;
}
console.log(count);
