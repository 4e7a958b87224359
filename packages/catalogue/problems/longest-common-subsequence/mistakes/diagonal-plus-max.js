const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const [s, t] = tok;
const d = new Array(t.length + 1).fill(0);
for (let i = 0; i < s.length; i++) {
  for (let k = 0; k < t.length; k++) {
    if (s[i] === t[k]) d[k + 1] = d[k] + 1;
    else d[k + 1] = Math.max(d[k + 1], d[k]);
  }
}
console.log(d[t.length]);
