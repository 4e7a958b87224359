const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
let left = t.split('');
let ok = s.length === t.length;
for (const c of s) {
  const at = left.lastIndexOf(c);
  if (at < 0) {
    ok = false;
    break;
  }
  left = left.filter((_, i) => i !== at);
}
console.log(ok ? 'true' : 'false');
