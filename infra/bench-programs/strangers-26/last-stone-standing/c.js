const w = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let n = Number(w[0]);
const h = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) h[i] = Number(w[i]);

function sink(i) {
  const x = h[i];
  for (;;) {
    let c = 2 * i;
    if (c > n) break;
    if (c < n && h[c + 1] > h[c]) c++;
    if (h[c] <= x) break;
    h[i] = h[c];
    i = c;
  }
  h[i] = x;
}

for (let i = n >> 1; i >= 1; i--) sink(i);
while (n > 1) {
  const a = h[1];
  h[1] = h[n--];
  sink(1);
  const b = h[1];
  if (a === b) {
    h[1] = h[n--];
  } else {
    h[1] = a - b;
  }
  if (n > 0) sink(1);
}
console.log(n ? h[1] : 0);
