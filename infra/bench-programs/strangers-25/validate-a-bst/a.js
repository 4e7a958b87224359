const tok = require('fs').readFileSync(0, 'latin1').trim().split(/\s+/);
const k = +tok.shift();
const val = [], lo = [], hi = [];
let parent = 0, good = true;
for (let i = 0; i < k && good; i++) {
  let a = -Infinity, b = Infinity;
  if (i > 0) {
    a = lo[parent];
    b = hi[parent];
    if (i % 2) b = val[parent];
    else a = val[parent++];
  }
  if (tok[i] === 'null') continue;
  const x = Number(tok[i]);
  good = a < x && x < b;
  val.push(x);
  lo.push(a);
  hi.push(b);
}
console.log(good);
