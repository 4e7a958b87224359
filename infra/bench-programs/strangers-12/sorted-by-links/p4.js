// radix sort with 4 x 256 bucket lists, only links are changed
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0];
let head = +t[1];
const key = new Uint32Array(n + 1), next = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  key[i] = +t[1 + i] + 2000000000;
  next[i] = +t[1 + n + i];
}
for (let shift = 0; shift < 32; shift += 8) {
  const first = new Int32Array(256), last = new Int32Array(256);
  for (let c = head, d; c; c = d) {
    d = next[c];
    next[c] = 0;
    const b = (key[c] >>> shift) & 255;
    if (last[b]) next[last[b]] = c; else first[b] = c;
    last[b] = c;
  }
  head = 0;
  for (let b = 255; b >= 0; b--) {
    if (first[b]) {
      next[last[b]] = head;
      head = first[b];
    }
  }
}
const out = new Array(n);
for (let c = head, i = 0; c; c = next[c]) out[i++] = c;
console.log(out.join(' '));
