const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let s = [...lines[0]];
let ok = true;
const good = ch => /[a-z0-9]/i.test(ch);
while (s.length > 1) {
  if (!good(s[0])) { s = s.slice(1); continue; }
  if (!good(s[s.length - 1])) { s = s.slice(0, -1); continue; }
  if (s[0].toLowerCase() !== s[s.length - 1].toLowerCase()) { ok = false; break; }
  s = s.slice(1, -1);
}
console.log(ok);
