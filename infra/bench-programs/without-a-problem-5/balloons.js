const [[n], values] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/ +/).map(Number));
const b = [1, ...values, 1];
const gain = Array.from({ length: n + 2 }, () => new Float64Array(n + 2));
for (let len = 2; len <= n + 1; len++) {
  for (let i = 0; i + len <= n + 1; i++) {
    const j = i + len;
    for (let k = i + 1; k < j; k++) {
      const g = gain[i][k] + gain[k][j] + b[i] * b[k] * b[j];
      if (g > gain[i][j]) gain[i][j] = g;
    }
  }
}
console.log(gain[0][n + 1]);
