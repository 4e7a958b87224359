const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let pos = 0;
const n = data[pos++], q = data[pos++];
const B = Math.max(1, Math.floor(Math.sqrt(n)));
const a = [], blocks = new Array(Math.ceil(n / B) + 1).fill(0);
for (let i = 0; i < n; i++) {
  a.push(data[pos++]);
  blocks[Math.floor(i / B)] += a[i];
}
const out = [];
for (let k = 0; k < q; k++) {
  const type = data[pos++], x = data[pos++], y = data[pos++];
  if (type === 1) {
    blocks[Math.floor((x - 1) / B)] += y - a[x - 1];
    a[x - 1] = y;
  } else {
    let l = x - 1, r = y, s = 0;
    while (l < r) {
      if (l % B === 0 && l + B <= r) { s += blocks[l / B]; l += B; }
      else { s += a[l]; l++; }
    }
    out.push(s);
  }
}
console.log(out.join('\n'));
