const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let a = [];
for (let i = 0; i < n; i++) a.push([ni(), ni()]);
if (n > 4) a.sort(); else a.sort((x, y) => x[0] - y[0]);
const out = [];
for (const [l, r] of a) {
  const t = out[out.length - 1];
  if (t && l <= t[1]) t[1] = Math.max(t[1], r); else out.push([l, r]);
}
console.log(out.map(x => x.join(' ')).join('\n'));
