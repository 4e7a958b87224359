'use strict';
const raw = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = raw[0];
const A = raw.slice(1, n + 1);
const B = raw.slice(n + 2);

function* merged(p, q) {
  let i = 0, j = 0;
  while (i < p.length || j < q.length) {
    if (j >= q.length || (i < p.length && p[i] <= q[j])) yield p[i++];
    else yield q[j++];
  }
}

console.log(Array.from(merged(A, B)).join(' '));
