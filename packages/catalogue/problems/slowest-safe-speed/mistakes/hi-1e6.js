const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), h = ni();
const a = data.slice(2, 2 + n);
let lo = 1, hi = 1000000;
while (lo < hi) {
  const m = (lo + hi) >> 1;
  let need = 0;
  for (const x of a) need += Math.ceil(x / m);
  if (need <= h) hi = m; else lo = m + 1;
}
console.log(lo);
