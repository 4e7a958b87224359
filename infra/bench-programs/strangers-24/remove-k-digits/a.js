const b = require('fs').readFileSync(0);
let n = 0;
while (b[n] >= 48 && b[n] <= 57) n++;
let k = parseInt(b.toString('latin1', n).trim(), 10);
let top = 0;
for (let i = 0; i < n; i++) {
  const c = b[i];
  while (k > 0 && top > 0 && b[top - 1] > c) top--, k--;
  b[top++] = c;
}
top -= k;
let s = 0;
while (s < top && b[s] === 48) s++;
console.log(s === top ? '0' : b.toString('latin1', s, top));
