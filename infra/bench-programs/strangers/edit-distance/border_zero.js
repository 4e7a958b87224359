const L = require('fs').readFileSync(0, 'utf8').split('\n');
const x = L[0] ?? '', y = L[1] ?? '';
const T = [...Array(x.length + 1)].map(() => Array(y.length + 1).fill(0));
T[0] = T[0].map((_, j) => j);
for (let i = 1; i <= x.length; i++)
  for (let j = 1; j <= y.length; j++)
    T[i][j] = Math.min(T[i - 1][j] + 1, T[i][j - 1] + 1, T[i - 1][j - 1] + +(x[i - 1] !== y[j - 1]));
console.log(T[x.length][y.length]);
