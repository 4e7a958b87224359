const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let answer = a[n - 1];
for (let i = 0; i < n - 1; i += 2) {
  if (a[i] !== a[i + 1]) {
    answer = a[i];
    break;
  }
}
console.log(answer);
