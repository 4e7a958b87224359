const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const memo = new Map();
function f(a, b) {
  if (!a.length || !b.length) return a.length + b.length;
  const key = a + '\u0000' + b;
  if (memo.has(key)) return memo.get(key);
  const r = a[0] === b[0] ? f(a.slice(1), b.slice(1)) : 1 + Math.min(f(a.slice(1), b), f(a, b.slice(1)), f(a.slice(1), b.slice(1)));
  memo.set(key, r);
  return r;
}
console.log(f(lines[0], lines[1] || ''));
