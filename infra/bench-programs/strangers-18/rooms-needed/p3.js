'use strict';
const data = require('fs').readFileSync(0);
let at = 0;
const read = () => {
  while (data[at] < 48) at++;
  let x = 0;
  while (at < data.length && data[at] >= 48) x = x * 10 + data[at++] - 48;
  return x;
};

/** LSD radix sort, two digits of 16 bits (values below 2^30). */
function radix(a) {
  let from = a, to = new Int32Array(a.length);
  for (let shift = 0; shift < 32; shift += 16) {
    const count = new Int32Array(65537);
    for (let i = 0; i < from.length; i++) count[((from[i] >>> shift) & 65535) + 1]++;
    for (let d = 0; d < 65536; d++) count[d + 1] += count[d];
    for (let i = 0; i < from.length; i++) to[count[(from[i] >>> shift) & 65535]++] = from[i];
    [from, to] = [to, from];
  }
  return from;
}

const n = read();
const s = radix(Int32Array.from({ length: n }, read));
const e = radix(Int32Array.from({ length: n }, read));
let best = 0;
for (let i = 0, j = 0; i < n; i++) {
  while (e[j] <= s[i]) j++;
  if (i - j + 1 > best) best = i - j + 1;
}
console.log(best);
