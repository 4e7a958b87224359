const [n, t, ...v] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
v.length = n;
v.sort((a, b) => a - b);
const lines = [];
const path = [];
function go(from, rest) {
  if (rest === 0) { lines.push(path.join(' ')); return; }
  for (let i = from; i < n && v[i] <= rest; i++) {
    if (i > from && v[i] === v[i - 1]) continue; // same stamp again at the same place
    path.push(v[i]);
    go(i + 1, rest - v[i]);
    path.pop();
  }
}
go(0, t);
console.log(lines.length ? lines.join('\n') : 'none');
