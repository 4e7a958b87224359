const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const want = new Int32Array(128), have = new Int32Array(128);
let kinds = 0;
for (let i = 0; i < t.length; i++) if (want[t.charCodeAt(i)]++ === 0) kinds++;
let l = 0, full = 0, from = -1, len = Infinity;
for (let r = 0; r < s.length; r++) {
  const c = s.charCodeAt(r);
  if (++have[c] === want[c]) full++;
  for (; full === kinds; l++) {
    if (r - l + 1 < len) { len = r - l + 1; from = l; }
    const d = s.charCodeAt(l);
    if (have[d]-- === want[d]) full--;
  }
}
console.log(from < 0 ? 'none' : s.substr(from, len));
