'use strict';
// A heap is good exactly if it has the highest bit of the nim sum.
// Numbers up to 1e12 are cut into two halves of 20 bits.
const HALF = 1 << 20;
const heaps = require('fs').readFileSync(0, 'latin1').split('\n')[1].trim().split(' ');
const hi = new Int32Array(heaps.length), lo = new Int32Array(heaps.length);
let xh = 0, xl = 0;
heaps.forEach((w, i) => {
  const v = parseFloat(w);
  xl ^= lo[i] = v % HALF;
  xh ^= hi[i] = Math.floor(v / HALF);
});
const [part, x] = xh ? [hi, xh] : [lo, xl];
const bit = x ? 1 << (31 - Math.clz32(x)) : 0;
console.log(part.reduce((c, p) => c + (p & bit ? 1 : 0), 0));
