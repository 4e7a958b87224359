const fs = require('fs');

function power(a, b, m) {
  let result = 1 % m;
  let base = a;
  while (b > 0) {
    if (b % 2 === 1) {
      result = (result * base) % m;
    }
    base = (base * base) % m;
    b = Math.floor(b / 2);
  }
  return result;
}

const lines = fs.readFileSync(0, 'utf8').trim().split('\n');
const out = [];
for (let i = 1; i <= Number(lines[0]); i++) {
  const [a, b, m] = lines[i].split(' ').map(Number);
  out.push(power(a, b, m));
}
console.log(out.join('\n'));
