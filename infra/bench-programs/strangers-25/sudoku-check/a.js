const b = require('fs').readFileSync(0);
let p = 0;
const int = () => {
  while (b[p] < 48) p++;
  let v = 0;
  for (; b[p] >= 48; p++) v = v * 10 + b[p] - 48;
  return v;
};

const k = int(), n = k * k, w = n + 1;
const inRow = new Uint8Array(n * w), inCol = new Uint8Array(n * w), inBox = new Uint8Array(n * w);
let ok = true;
for (let y = 0; y < n; y++) {
  for (let x = 0; x < n; x++) {
    const v = int();
    if (v === 0) continue;
    const box = ((y / k) | 0) * k + ((x / k) | 0);
    ok = ok && inRow[y * w + v]++ + inCol[x * w + v]++ + inBox[box * w + v]++ === 0;
  }
}
console.log(ok);
