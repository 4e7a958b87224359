// The powers of a modulo m repeat after a while. The part before the circle is short
// (less than 30 steps, as m < 2^30); then count how long the circle is.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);

function slowPower(a, b, m) {
  let result = 1 % m;
  for (let i = 0; i < b; i++) result = (result * a) % m;
  return result;
}

for (let i = 1; i <= q; i++) {
  let [a, b, m] = lines[i].split(' ').map(Number);
  a %= m;
  if (b > 30) {
    const start = slowPower(a, 30, m);
    let x = (start * a) % m;
    let length = 1;
    while (x !== start) {
      x = (x * a) % m;
      length++;
    }
    b = 30 + ((b - 30) % length);
  }
  console.log(slowPower(a, b, m));
}
