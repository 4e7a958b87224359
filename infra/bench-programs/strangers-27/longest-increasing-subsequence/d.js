'use strict';
const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +tokens[0];
const a = new Int32Array(n);
for (let i = 0; i < n; i++) a[i] = +tokens[i + 1];

// small values first; among equal values the later position first
const order = Array.from({ length: n }, (_, i) => i);
order.sort((p, q) => a[p] - a[q] || q - p);

const B = Math.max(1, Math.floor(Math.sqrt(n)));
const len = new Int32Array(n);
const top = new Int32Array(Math.floor(n / B) + 1);
let answer = 0;
for (const pos of order) {
  const block = Math.floor(pos / B);
  let best = 0;
  for (let b = 0; b < block; b++) if (top[b] > best) best = top[b];
  for (let i = block * B; i < pos; i++) if (len[i] > best) best = len[i];
  best++;
  len[pos] = best;
  if (best > top[block]) top[block] = best;
  if (best > answer) answer = best;
}
console.log(answer);
