const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, q] = data;
const a = data.slice(2, 2 + n);
const find = (x, lo, hi) => {
  if (lo > hi) return -1;
  const mid = (lo + hi) >> 1;
  if (a[mid] === x) return mid;
  return a[mid] < x ? find(x, mid + 1, hi) : find(x, lo, mid - 1);
};
const out = [];
for (let i = 0; i < q; i++) out.push(find(data[2 + n + i], 0, n - 1));
console.log(out.join('\n'));
