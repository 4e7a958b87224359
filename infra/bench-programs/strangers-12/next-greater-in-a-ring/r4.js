'use strict';
// Binary lifting: top[k][i] is the greatest height among the 2^k lighthouses from i on, around the ring.
const tokens = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +tokens[0];
const h = new Int32Array(n);
for (let i = 0; i < n; i++) h[i] = +tokens[i + 1];

const top = [h];
for (let k = 1; 1 << k <= 2 * n; k++) {
  const below = top[k - 1], row = new Int32Array(n), half = (1 << (k - 1)) % n;
  for (let i = 0, j = half; i < n; i++, j++) {
    if (j === n) j = 0;
    row[i] = below[i] > below[j] ? below[i] : below[j];
  }
  top.push(row);
}

const answer = Array.from(h, (own, i) => {
  let far = 0; // so many lighthouses are not taller, the own one included
  for (let k = top.length - 1; k >= 0; k--) {
    if (top[k][(i + far) % n] <= own) far += 1 << k;
  }
  return far < n ? far : 0;
});
console.log(answer.join(' '));
