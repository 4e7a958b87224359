const input = require('fs').readFileSync(0, 'utf8').split(/\s+/);

function times(x, count, m) {
  let r = 1 % m;
  for (let i = 0; i < count; i++) r = (r * x) % m;
  return r;
}

const q = Number(input[0]);
const out = [];
for (let i = 0; i < q; i++) {
  const a = Number(input[3 * i + 1]);
  const b = Number(input[3 * i + 2]);
  const m = Number(input[3 * i + 3]);
  // b = giant * step + rest
  const step = Math.floor(Math.sqrt(b)) + 1;
  const giant = Math.floor(b / step);
  const rest = b % step;
  const base = a % m;
  out.push((times(times(base, step, m), giant, m) * times(base, rest, m)) % m);
}
console.log(out.join('\n'));
