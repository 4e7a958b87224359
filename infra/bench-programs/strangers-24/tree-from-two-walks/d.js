const t = require('fs').readFileSync(0, 'latin1').match(/\d+/g);
const n = +t[0];
let p = 1, s = n + 1;
const out = [];
(function f(stop) {
  if (s > 2 * n || t[s] === stop) return;
  const v = t[p++];
  f(v);
  s++;
  f(stop);
  out.push(v);
})('');
console.log(out.join(' '));
