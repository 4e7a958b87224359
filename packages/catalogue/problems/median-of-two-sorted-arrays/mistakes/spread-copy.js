const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let a = lines[1].split(' ').filter(x => x).map(Number);
let b = (lines[3] || '').split(' ').filter(x => x).map(Number);
const total = a.length + b.length;
while (a.length + b.length > 2) {
  const all = a.concat(b);
  const mn = all.reduce((x, y) => Math.min(x, y)), mx = all.reduce((x, y) => Math.max(x, y));
  if (a.length && a[0] === mn) a = a.slice(1); else b = b.slice(1);
  if (a.length && a[a.length - 1] === mx) a = a.slice(0, -1); else b = b.slice(0, -1);
}
const c = a.concat(b);
console.log(c.length === 1 ? c[0] : (c[0] + c[1]) / 2);
