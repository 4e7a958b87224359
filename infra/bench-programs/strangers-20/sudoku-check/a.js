const buf = require('fs').readFileSync(0);
let p = 0;
const int = () => {
  while (buf[p] < 48) p++;
  let v = 0;
  while (buf[p] >= 48) v = v * 10 + buf[p++] - 48;
  return v;
};
const k = int(), N = k * k, W = N + 1;
const row = new Uint8Array(N * W), col = new Uint8Array(N * W), box = new Uint8Array(N * W);
let ok = true;
for (let i = 0; i < N && ok; i++)
  for (let j = 0; j < N; j++) {
    const v = int();
    if (!v) continue;
    const b = Math.floor(i / k) * k + Math.floor(j / k);
    if (row[i * W + v]++ || col[j * W + v]++ || box[b * W + v]++) { ok = false; break; }
  }
console.log(ok);
