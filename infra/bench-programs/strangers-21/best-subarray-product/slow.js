const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
const a = data.slice(1, n + 1).map(x => +x);

let best = -Infinity;
for (let i = 0; i < n; i++) {
  let p = 1;
  for (let j = i; j < n; j++) {
    p *= a[j];
    if (p > best) best = p;
  }
}
console.log(`${best}`);
