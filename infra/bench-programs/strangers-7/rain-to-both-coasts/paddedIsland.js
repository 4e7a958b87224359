const d = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const r = +d[0], c = +d[1], w = c + 2;
const h = new Int32Array((r + 2) * w).fill(-1);
for (let y = 0, p = 2; y < r; y++) for (let x = 0; x < c; x++) h[(y + 1) * w + x + 1] = +d[p++];
const mark = new Uint8Array(h.length);
const stack = new Int32Array(h.length);
let top = 0;
const push = (i, bit) => { if (h[i] >= 0 && !(mark[i] & bit)) { mark[i] |= bit; stack[top++] = i; } };
const flood = bit => {
  while (top) {
    const i = stack[--top];
    if (h[i - w] >= h[i]) push(i - w, bit);
    if (h[i + w] >= h[i]) push(i + w, bit);
    if (h[i - 1] >= h[i]) push(i - 1, bit);
    if (h[i + 1] >= h[i]) push(i + 1, bit);
  }
};
for (let x = 1; x <= c; x++) push(w + x, 1);
for (let y = 1; y <= r; y++) push(y * w + 1, 1);
flood(1);
for (let x = 1; x <= c; x++) push(r * w + x, 2);
for (let y = 1; y <= r; y++) push(y * w + c, 2);
flood(2);
let both = 0;
for (const m of mark) both += m === 3 ? 1 : 0;
console.log(both);
