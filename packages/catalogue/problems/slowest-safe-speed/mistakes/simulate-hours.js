const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), h = ni();
const a = data.slice(2, 2 + n);
let lo = 1, hi = Math.max(...a);
while (lo < hi) {
  const m = Math.floor((lo + hi) / 2);
  let need = 0;
  for (let x of a) { while (x > 0 && need <= h) { x -= m; need++; } }
  if (need <= h) hi = m; else lo = m + 1;
}
console.log(lo);
