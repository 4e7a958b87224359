const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], k = t[1];
const pre = new Float64Array(n + 1);
for (let i = 0; i < n; i++) pre[i + 1] = pre[i] + t[i + 2];
const idx = Array.from(pre, (_, i) => i).sort((i, j) => pre[i] - pre[j] || i - j);

// first place in idx that is not before (value, position)
function place(value, position) {
  let lo = 0, hi = idx.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1, i = idx[mid];
    if (pre[i] < value || (pre[i] === value && i < position)) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

let periods = 0;
for (let j = 1; j <= n; j++) periods += place(pre[j] - k, j) - place(pre[j] - k, 0);
console.log(periods);
