const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const g = new Map();
for (const w of tok.slice(1)) {
  const c = new Array(26).fill(0);
  for (const ch of w) c[ch.charCodeAt(0) - 97]++;
  const key = c.join('');
  if (!g.has(key)) g.set(key, []);
  g.get(key).push(w);
}
for (const v of g.values()) console.log(v.join(' '));
