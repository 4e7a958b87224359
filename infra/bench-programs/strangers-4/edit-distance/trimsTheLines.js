const [a = '', b = ''] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const d = Array.from({ length: a.length + 1 }, (_, i) => [i]);
for (let j = 0; j <= b.length; j++) d[0][j] = j;
for (let i = 1; i <= a.length; i++) {
  for (let j = 1; j <= b.length; j++) {
    d[i][j] = a[i - 1] === b[j - 1]
      ? d[i - 1][j - 1]
      : 1 + Math.min(d[i - 1][j - 1], d[i - 1][j], d[i][j - 1]);
  }
}
console.log(d[a.length][b.length]);
