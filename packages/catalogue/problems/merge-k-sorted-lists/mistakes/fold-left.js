const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const k = Number(lines[0]);
let res = [];
for (let i = 1; i <= k; i++) {
  const b = lines[i].split(' ').map(Number).slice(1);
  const out = [];
  let x = 0, y = 0;
  while (x < res.length || y < b.length) out.push(y === b.length || (x < res.length && res[x] <= b[y]) ? res[x++] : b[y++]);
  res = out;
}
console.log(res.join(' '));
