const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const q = data[1];

const prefix = new Int32Array(n + 1);
for (let i = 0; i < n; i++) {
  prefix[i + 1] = prefix[i] + data[2 + i];
}

const out = new Array(q);
for (let i = 0, at = 2 + n; i < q; i++, at += 2) {
  const l = data[at];
  const r = data[at + 1];
  out[i] = prefix[r] - prefix[l - 1];
}
console.log(out.join('\n'));
