const L = require('fs').readFileSync(0, 'utf8').split('\n');
const parse = (s) => (s || '').trim().split(/\s+/).filter(Boolean).map(Number);
let a = parse(L[1]), b = parse(L[3]);
if (a.length > b.length) [a, b] = [b, a];
const half = (a.length + b.length + 1) >> 1;
const at = (v, i) => (i < 0 ? -Infinity : i >= v.length ? Infinity : v[i]);
// i values of a and half - i values of b go to the left side
let lo = 0, hi = a.length;
while (lo < hi) {
  const i = (lo + hi) >> 1;
  if (at(a, i) < at(b, half - i - 1)) lo = i + 1;
  else hi = i;
}
const j = half - lo;
const left = Math.max(at(a, lo - 1), at(b, j - 1));
const right = Math.min(at(a, lo), at(b, j));
console.log(((a.length + b.length) % 2 ? left : (left + right) / 2).toFixed(1));
