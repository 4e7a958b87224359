// radix sort: two passes of 16 bits, so no comparison at all
function radixSort(a) {
  const n = a.length;
  let from = a;
  let to = new Uint32Array(n);
  for (const shift of [0, 16]) {
    const begin = new Uint32Array(65537);
    for (let i = 0; i < n; i++) begin[((from[i] >>> shift) & 0xffff) + 1]++;
    for (let d = 0; d < 65536; d++) begin[d + 1] += begin[d];
    for (let i = 0; i < n; i++) to[begin[(from[i] >>> shift) & 0xffff]++] = from[i];
    [from, to] = [to, from];
  }
  return from;
}

const bytes = require('fs').readFileSync(0);
let p = 0;
function readInt() {
  while (bytes[p] < 48) p++;
  let x = 0;
  while (p < bytes.length && bytes[p] >= 48) x = x * 10 + bytes[p++] - 48;
  return x;
}
const n = readInt();
const s = new Uint32Array(n);
const e = new Uint32Array(n);
for (let i = 0; i < n; i++) s[i] = readInt();
for (let i = 0; i < n; i++) e[i] = readInt();
const S = radixSort(s);
const E = radixSort(e);
let open = 0;
let most = 0;
let j = 0;
for (let i = 0; i < n; i++) {
  open++;
  while (E[j] <= S[i]) {
    j++;
    open--;
  }
  if (open > most) most = open;
}
console.log(most);
