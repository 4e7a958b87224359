const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const [cap, q] = lines[0].split(' ').map(Number);
const val = {}, order = [];
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, k, v] = lines[i].split(' ');
  const p = order.indexOf(k);
  if (op === 'get') {
    if (p < 0) { out.push(-1); continue; }
    order.splice(p, 1);
    order.push(k);
    out.push(val[k]);
  } else {
    if (p >= 0) order.splice(p, 1);
    else if (order.length >= cap) order.shift();
    order.push(k);
    val[k] = v;
  }
}
console.log(out.join('\n'));
