const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const out = [];
for (let i = 1; i <= +lines[0]; i++) {
  let [a, b, m] = lines[i].split(' ').map(Number);
  let result = 1 % m;
  a %= m;
  while (b > 0) {
    if (b & 1) result = (result * a) % m;
    a = (a * a) % m;
    b >>= 1;
  }
  out.push(result);
}
console.log(out.join('\n'));
