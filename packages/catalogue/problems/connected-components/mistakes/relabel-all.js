const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni();
let comp = Array.from({ length: n + 1 }, (_, i) => i);
for (let i = 0; i < m; i++) {
  const a = comp[ni()], b = comp[ni()];
  if (a !== b) comp = comp.map(x => x === a ? b : x);
}
console.log(new Set(comp.slice(1)).size);
