const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
const d = [];
for (let i = 0; i <= a.length; i++) {
  d.push([i]);
  for (let j = 1; j <= b.length; j++) {
    if (i === 0) d[i].push(j);
    else d[i].push(a[i - 1] === b[j - 1] ? d[i - 1][j - 1] : 1 + Math.min(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1]));
  }
}
console.log(d[a.length][b.length]);
