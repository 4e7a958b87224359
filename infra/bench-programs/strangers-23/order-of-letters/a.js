const words = require('fs').readFileSync(0, 'utf8').match(/[a-z]+/g);
const after = new Int32Array(26);
let present = 0, bad = false;
for (let i = 0; i < words.length; i++) {
  const w = words[i];
  for (let j = 0; j < w.length; j++) present |= 1 << (w.charCodeAt(j) - 97);
  if (!i) continue;
  const u = words[i - 1];
  let j = 0;
  while (j < u.length && j < w.length && u[j] === w[j]) j++;
  if (j < u.length && j < w.length) after[w.charCodeAt(j) - 97] |= 1 << (u.charCodeAt(j) - 97);
  else if (j < u.length) bad = true;
}
let rest = present, out = '';
while (rest && !bad) {
  let pick = -1;
  for (let m = rest; m; m &= m - 1) {
    const c = 31 - Math.clz32(m & -m);
    if (!(after[c] & rest)) { pick = c; break; }
  }
  if (pick < 0) bad = true;
  else { out += String.fromCharCode(97 + pick); rest &= ~(1 << pick); }
}
console.log(bad ? 'impossible' : out);
