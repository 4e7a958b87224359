const [, ...ops] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const out = [];
const table = {
  push: (s, x) => ({ v: x, m: s === null || x < s.m ? x : s.m, rest: s }),
  pop: s => s.rest,
  top: s => { out.push(s.v); return s; },
  min: s => { out.push(s.m); return s; },
};
let s = null;
for (const o of ops) {
  const [name, x] = o.trim().split(' ');
  s = table[name](s, Number(x));
}
console.log(out.join('\n'));
