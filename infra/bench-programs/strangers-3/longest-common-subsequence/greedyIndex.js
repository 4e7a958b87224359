const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(x => x.trim());
let from = 0, len = 0;
for (const ch of s) {
  const at = t.indexOf(ch, from);
  if (at >= 0) {
    len++;
    from = at + 1;
  }
}
console.log(len);
