const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const k = Number(tokens[0]);
const low = new Int32Array(k + 2), high = new Int32Array(k + 2);
low[0] = -2000000;
high[0] = 2000000;
let free = 1, good = true;
for (let i = 0; i < k && good; i++) {
  if (tokens[i + 1] === 'null') continue;
  const v = Number(tokens[i + 1]);
  good = low[i] < v && v < high[i];
  if (free < k) {
    low[free] = low[i];
    high[free] = v;
    low[free + 1] = v;
    high[free + 1] = high[i];
  }
  free += 2;
}
console.log(good);
