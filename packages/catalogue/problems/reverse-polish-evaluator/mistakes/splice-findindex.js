const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
let t = tok.slice(1);
while (t.length > 1) {
  const i = t.findIndex(x => '+-*/'.includes(x));
  const a = Number(t[i - 2]), b = Number(t[i - 1]);
  const v = t[i] === '+' ? a + b : t[i] === '-' ? a - b : t[i] === '*' ? a * b : Math.trunc(a / b) + 0;
  t = [...t.slice(0, i - 2), String(v), ...t.slice(i + 1)];
}
console.log(t[0]);
