const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
const count = {};
for (const c of s) count[c] = (count[c] || 0) + 1;
let ok = s.length === t.length;
for (const c of t) {
  if (!count[c]) ok = false;
  else count[c]--;
}
console.log(ok ? 'true' : 'false');
