const [, ...locks] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const out = [];
for (const lock of locks) {
  let [a, b, m] = lock.split(' ').map(Number);
  let result = 1 % m;
  a %= m;
  // b does not fit into 32 bits, so no bit operators
  while (b > 0) {
    if (b % 2 === 1) result = (result * a) % m;
    a = (a * a) % m;
    b = Math.floor(b / 2);
  }
  out.push(result);
}
console.log(out.join('\n'));
