const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let a = lines[1].split(' ').filter(x => x).map(Number);
let b = (lines[3] || '').split(' ').filter(x => x).map(Number);
if (a.length > b.length) [a, b] = [b, a];
const n = a.length, m = b.length, half = (n + m + 1) >> 1;
let lo = 0, hi = n;
while (lo <= hi) {
  const i = (lo + hi) >> 1, k = half - i;
  const al = (i > 0 && a[i - 1]) || -Infinity, ar = i < n ? a[i] : Infinity;
  const bl = (k > 0 && b[k - 1]) || -Infinity, br = k < m ? b[k] : Infinity;
  if (al <= br && bl <= ar) {
    console.log((n + m) % 2 ? Math.max(al, bl) : (Math.max(al, bl) + Math.min(ar, br)) / 2);
    break;
  }
  if (al > br) hi = i - 1; else lo = i + 1;
}
