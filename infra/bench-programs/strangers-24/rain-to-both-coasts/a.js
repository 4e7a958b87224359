const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const r = +t[0], c = +t[1], N = r * c;
const h = new Int32Array(N);
for (let i = 0; i < N; i++) h[i] = +t[i + 2];

function uphill(starts) {
  const seen = new Uint8Array(N), queue = new Int32Array(N);
  let head = 0, tail = 0;
  const visit = (v) => { if (!seen[v]) { seen[v] = 1; queue[tail++] = v; } };
  starts.forEach(visit);
  while (head < tail) {
    const u = queue[head++], x = u % c;
    if (x && h[u - 1] >= h[u]) visit(u - 1);
    if (x < c - 1 && h[u + 1] >= h[u]) visit(u + 1);
    if (u >= c && h[u - c] >= h[u]) visit(u - c);
    if (u + c < N && h[u + c] >= h[u]) visit(u + c);
  }
  return seen;
}

const blueCoast = [], greenCoast = [];
for (let j = 0; j < c; j++) { blueCoast.push(j); greenCoast.push(N - 1 - j); }
for (let i = 0; i < r; i++) { blueCoast.push(i * c); greenCoast.push(i * c + c - 1); }
const blue = uphill(blueCoast), green = uphill(greenCoast);
console.log(blue.reduce((s, b, i) => s + (b & green[i]), 0));
