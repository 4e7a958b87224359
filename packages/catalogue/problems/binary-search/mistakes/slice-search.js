const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), q = ni();
const a = data.slice(2, 2 + n);
function find(b, x, off) {
  if (b.length === 0) return -1;
  const m = b.length >> 1;
  if (b[m] === x) return off + m;
  return x < b[m] ? find(b.slice(0, m), x, off) : find(b.slice(m + 1), x, off + m + 1);
}
const out = [];
for (let i = 0; i < q; i++) out.push(find(a, data[2 + n + i], 0));
console.log(out.join('\n'));
