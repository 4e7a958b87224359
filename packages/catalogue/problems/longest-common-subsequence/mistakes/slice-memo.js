const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const [s, t] = tok;
const memo = new Map();
function f(a, b) {
  if (!a || !b) return 0;
  const key = a + ',' + b;
  if (memo.has(key)) return memo.get(key);
  const r = a[0] === b[0] ? 1 + f(a.slice(1), b.slice(1)) : Math.max(f(a.slice(1), b), f(a, b.slice(1)));
  memo.set(key, r);
  return r;
}
console.log(f(s, t));
