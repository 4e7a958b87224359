const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let s = lines[0].trim();
for (;;) {
  const t = s.replace(/\(\)|\[\]|\{\}/g, '');
  if (t === s) break;
  s = t;
}
console.log(s === '');
