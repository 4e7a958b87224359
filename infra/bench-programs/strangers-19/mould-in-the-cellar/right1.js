const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const W = c + 2;
const g = new Uint8Array(W * (r + 2)); // 0 empty, 1 fresh
const q = new Int32Array(r * c);
const d = new Int32Array(W * (r + 2));
let head = 0, tail = 0, fresh = 0, last = 0;
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++) {
    const p = (i + 1) * W + j + 1, ch = lines[i + 1][j];
    if (ch === 'o') { g[p] = 1; fresh++; }
    else if (ch === 'x') q[tail++] = p;
  }
while (head < tail) {
  const p = q[head++];
  last = d[p];
  for (const s of [1, -1, W, -W]) {
    const t = p + s;
    if (g[t]) { g[t] = 0; fresh--; d[t] = d[p] + 1; q[tail++] = t; }
  }
}
console.log(fresh ? -1 : last);
