'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
const next = () => {
  while (buf[p] <= 32) p++;
  let v = 0;
  while (p < buf.length && buf[p] > 32) v = v * 10 + (buf[p++] & 15);
  return v;
};
const n = next();
const readArray = () => {
  const a = new Uint32Array(n);
  for (let i = 0; i < n; i++) a[i] = next();
  return a;
};

const BITS = 10;
const MASK = (1 << BITS) - 1;
const arrange = a => {
  let b = new Uint32Array(n);
  for (let shift = 0; shift < 30; shift += BITS) {
    const slot = new Uint32Array(MASK + 2);
    for (const x of a) slot[(x >>> shift & MASK) + 1]++;
    for (let d = 1; d <= MASK; d++) slot[d] += slot[d - 1];
    for (const x of a) b[slot[x >>> shift & MASK]++] = x;
    const t = a;
    a = b;
    b = t;
  }
  return a;
};

const starts = arrange(readArray());
const ends = arrange(readArray());
let over = 0;
let rooms = 0;
for (let i = 0; i < n; i++) {
  while (ends[over] <= starts[i]) over++;
  rooms = Math.max(rooms, i + 1 - over);
}
console.log(rooms);
