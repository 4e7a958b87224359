const [a = '', b = ''] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.replace(/\r$/, ''));
const memo = new Map();
const dist = (i, j) => {
  if (!i || !j) return i + j;
  const key = i * 1001 + j;
  if (memo.has(key)) return memo.get(key);
  const v = a[i - 1] === b[j - 1]
    ? dist(i - 1, j - 1)
    : 1 + Math.min(dist(i - 1, j), dist(i, j - 1), dist(i - 1, j - 1));
  memo.set(key, v);
  return v;
};
console.log(dist(a.length, b.length));
