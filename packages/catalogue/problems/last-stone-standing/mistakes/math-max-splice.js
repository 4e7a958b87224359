const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
let a = data.slice(1, n + 1).sort((x, y) => y - x);
while (a.length > 1) {
  const x = a[0], y = a[1];
  a = a.slice(2);
  if (x !== y) {
    const i = a.findIndex(v => v <= x - y);
    if (i < 0) a.push(x - y); else a.splice(i, 0, x - y);
  }
}
console.log(a.length ? a[0] : 0);
