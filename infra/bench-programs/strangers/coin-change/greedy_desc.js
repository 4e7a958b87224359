const [[, amount], coins] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(s => s.split(' ').map(Number));
let rest = amount, used = 0;
for (const c of [...coins].sort((a, b) => b - a)) {
  used += Math.floor(rest / c);
  rest %= c;
}
console.log(rest === 0 ? used : -1);
