const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
const w = [1, 1];
for (let i = 2; i <= n; i++) {
  w.push(w[i - 1] + w[i - 2]);
}
console.log(w[n - 1]);
