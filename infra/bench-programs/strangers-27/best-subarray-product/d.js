'use strict';
const words = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +words[0];
const f = new Int32Array(n);
for (let i = 0; i < n; i++) f[i] = +words[i + 1];

// largest and smallest product of the stretches that start at `from` and go on towards `to`
function fan(from, to, dir) {
  let p = 1, most = -Infinity, least = Infinity;
  for (let i = from; i !== to + dir; i += dir) {
    p *= f[i];
    if (p > most) most = p;
    if (p < least) least = p;
  }
  return [most, least];
}

function solve(lo, hi) {
  if (lo === hi) return f[lo];
  const mid = (lo + hi) >> 1;
  const [a, b] = fan(mid, lo, -1);
  const [c, d] = fan(mid + 1, hi, 1);
  return Math.max(solve(lo, mid), solve(mid + 1, hi), a * c, a * d, b * c, b * d);
}

console.log(String(solve(0, n - 1)));
