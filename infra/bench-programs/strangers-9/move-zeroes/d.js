'use strict';
// Stable partition in place by divide and conquer with rotations:
// [A 0..0][B 0..0] -> [A B 0..0 0..0]. Since one side of the rotated middle is all
// zeros, the rotation is a plain move of B to the left.
const text = require('fs').readFileSync(0, 'utf8').split('\n');
const a = Int32Array.from(text[1].trim().split(' '));

/** Partitions a[from..to) and returns where the zeros begin. */
function partition(from, to) {
  if (to - from === 1) return a[from] === 0 ? from : to;
  const mid = (from + to) >> 1;
  const z1 = partition(from, mid);
  const z2 = partition(mid, to);
  a.copyWithin(z1, mid, z2);
  const z = z1 + (z2 - mid);
  a.fill(0, z, z2);
  return z;
}

partition(0, a.length);
console.log(a.join(' '));
