// k double steps among n - k steps in all: choose which ones
const n = Number(require('fs').readFileSync(0, 'utf8').trim());
const pascal = [];
for (let i = 0; i <= n; i++) {
  pascal.push([1]);
  for (let j = 1; j <= i; j++) {
    pascal[i][j] = pascal[i - 1][j - 1] + (j < i ? pascal[i - 1][j] : 0);
  }
}
let total = 0;
for (let k = 0; 2 * k <= n; k++) total += pascal[n - k][k];
console.log(total);
