const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(data[0]);
const N = 2 * n;
const h = new Int32Array(N);
for (let i = 0; i < n; i++) h[i] = h[i + n] = Number(data[i + 1]);
const S = Math.ceil(Math.sqrt(N));
const max = new Int32Array(Math.ceil(N / S));
for (let i = 0; i < N; i++) {
  const b = Math.floor(i / S);
  if (h[i] > max[b]) max[b] = h[i];
}

function firstTaller(i) {
  const x = h[i];
  const end = i + n;
  let j = i + 1;
  while (j < end) {
    if (j % S === 0 && max[j / S] <= x) j += S; // skip a whole block
    else if (h[j] > x) return j - i;
    else j++;
  }
  return 0;
}

const out = [];
for (let i = 0; i < n; i++) out.push(firstTaller(i));
console.log(out.join(' '));
