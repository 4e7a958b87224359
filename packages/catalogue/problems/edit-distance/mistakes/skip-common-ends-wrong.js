const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let a = lines[0], b = lines[1] || '';
let i = 0;
while (i < a.length && i < b.length && a[i] === b[i]) i++;
let k = 0;
while (k < a.length && k < b.length && a[a.length - 1 - k] === b[b.length - 1 - k]) k++;
a = a.slice(i, a.length - k);
b = b.slice(i, b.length - k);
const d = Array.from({ length: b.length + 1 }, (_, x) => x);
for (let x = 0; x < a.length; x++) {
  let prev = d[0];
  d[0] = x + 1;
  for (let y = 0; y < b.length; y++) {
    const t = d[y + 1];
    d[y + 1] = a[x] === b[y] ? prev : 1 + Math.min(prev, d[y], d[y + 1]);
    prev = t;
  }
}
console.log(d[b.length]);
