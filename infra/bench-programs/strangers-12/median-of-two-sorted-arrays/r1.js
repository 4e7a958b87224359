const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const row = (i) => ((lines[i] || '').trim() ? lines[i].trim().split(/\s+/).map(Number) : []);
const a = row(1), b = row(3);

/** the merged values, one at a time */
function* merge() {
  let i = 0, j = 0;
  while (i < a.length || j < b.length) {
    if (j === b.length || (i < a.length && a[i] <= b[j])) yield a[i++];
    else yield b[j++];
  }
}

const total = a.length + b.length;
const lower = (total - 1) >> 1, upper = total >> 1;
let at = 0, sum = 0;
for (const value of merge()) {
  if (at === lower) sum += value;
  if (at === upper) {
    sum += value;
    break;
  }
  at++;
}
console.log((sum / 2).toFixed(1));
