const data = require('fs').readFileSync(0);
let pos = 0;
const readInt = () => {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (pos < data.length && data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
};
const n = readInt();
const B = Math.ceil(Math.sqrt(2 * n));
const h = new Int32Array(2 * n);
for (let i = 0; i < n; i++) h[i] = h[i + n] = readInt();
const peak = new Int32Array(Math.ceil((2 * n) / B));
for (let i = 0; i < 2 * n; i++) if (h[i] > peak[(i / B) | 0]) peak[(i / B) | 0] = h[i];

function distance(i) {
  let j = i + 1;
  const end = i + n;
  while (j < end) {
    if (j % B === 0 && peak[j / B] <= h[i]) j += B;
    else if (h[j] > h[i]) return j - i;
    else j++;
  }
  return 0;
}

const res = new Int32Array(n);
for (let i = 0; i < n; i++) res[i] = distance(i);
console.log(res.join(' '));
