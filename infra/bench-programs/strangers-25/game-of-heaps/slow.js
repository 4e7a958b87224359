const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s !== '');
const n = Number(data[0]);
const HALF = 1048576;
const hi = [], lo = [];
for (let i = 1; i <= n; i++) {
  const v = Number(data[i]);
  hi.push(Math.floor(v / HALF));
  lo.push(v % HALF);
}
let ways = 0;
for (let i = 0; i < n; i++) {
  let h = 0, l = 0;
  for (let j = 0; j < n; j++) {
    if (j !== i) {
      h ^= hi[j];
      l ^= lo[j];
    }
  }
  if (h < hi[i] || (h === hi[i] && l < lo[i])) ways++;
}
console.log(ways);
