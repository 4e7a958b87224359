const L = require('fs').readFileSync(0, 'utf8').split('\n');
const parse = s => (s || '').trim() === '' ? [] : s.trim().split(/\s+/).map(Number);
const a = parse(L[1]), b = parse(L[3]);

function kth(i, j, k) {
  if (i >= a.length) return b[j + k];
  if (j >= b.length) return a[i + k];
  if (k === 0) return Math.min(a[i], b[j]);
  const h = Math.floor((k + 1) / 2);
  const x = i + h - 1 < a.length ? a[i + h - 1] : Infinity;
  const y = j + h - 1 < b.length ? b[j + h - 1] : Infinity;
  return x < y ? kth(i + h, j, k - h) : kth(i, j + h, k - h);
}

const t = a.length + b.length;
const mid = t >> 1;
console.log(t % 2 ? kth(0, 0, mid) : (kth(0, 0, mid - 1) + kth(0, 0, mid)) / 2);
