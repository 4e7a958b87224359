const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

// products stay below 2^53, so plain numbers do
const power = (a, b, m) => {
  let result = 1 % m;
  let base = a % m;
  while (b > 0) {
    if (b % 2 === 1) result = (result * base) % m;
    base = (base * base) % m;
    b = Math.floor(b / 2);
  }
  return result;
};

console.log(rows.map((row) => power(...row.split(' ').map(Number))).join('\n'));
