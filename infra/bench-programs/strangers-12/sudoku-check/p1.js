const data = require('fs').readFileSync(0);
let pos = 0;
function nextInt() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (data[pos] >= 48) x = 10 * x + data[pos++] - 48;
  return x;
}
const k = nextInt(), n = k * k;
const row = new Uint8Array(n * (n + 1));
const col = new Uint8Array(n * (n + 1));
const box = new Uint8Array(n * (n + 1));
let ok = true;
for (let i = 0; i < n && ok; i++) {
  for (let j = 0; j < n; j++) {
    const x = nextInt();
    if (x === 0) continue;
    const b = Math.floor(i / k) * k + Math.floor(j / k);
    if (row[i * (n + 1) + x]++ || col[j * (n + 1) + x]++ || box[b * (n + 1) + x]++) {
      ok = false;
      break;
    }
  }
}
console.log(ok);
