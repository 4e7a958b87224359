const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = [...new Set(data.slice(1, n + 1))].sort((x, y) => x - y);
const s = new Set(a), all = data.slice(1, n + 1);
const res = [];
for (let i = 0; i < a.length; i++) for (let k = i; k < a.length; k++) {
  const z = -a[i] - a[k];
  if (z < a[k] || !s.has(z)) continue;
  if (a[i] === a[k] && all.filter(x => x === a[i]).length < 2) continue;
  if (a[k] === z && all.filter(x => x === z).length < 2) continue;
  res.push(a[i] + ' ' + a[k] + ' ' + z);
}
console.log(res.length ? res.join('\n') : 'none');
