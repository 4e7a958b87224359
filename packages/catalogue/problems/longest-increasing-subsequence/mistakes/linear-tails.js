const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const t = [];
for (let i = 0; i < n; i++) {
  const x = ni();
  const k = t.findIndex(y => y >= x);
  if (k < 0) t.push(x); else t[k] = x;
}
console.log(t.length);
