const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const out = [];
for (let i = 1; i <= 3 * t[0]; i += 3) {
  let a = t[i], b = t[i + 1];
  const m = t[i + 2];
  let r = 1 % m;
  a %= m;
  while (b > 0) {
    const half = Math.floor(b / 2);
    if (b !== 2 * half) r = (r * a) % m;
    a = (a * a) % m;
    b = half;
  }
  out.push(r);
}
console.log(out.join('\n'));
