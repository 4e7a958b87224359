const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let w = 0;
for (let i = 0; i < n; i++) {
  if (a[i] !== 0) {
    const t = a[w];
    a[w++] = a[i];
    a[i] = t;
  }
}
console.log(a.slice(0, n).join(' '));
