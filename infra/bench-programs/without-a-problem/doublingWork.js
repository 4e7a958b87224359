const d = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = d[0];
const a = d.slice(1, n + 1);
const res = [];
for (let len = 1; len <= n; len *= 2) {
  let s = 0;
  for (let i = 0; i < len; i++) s += a[i];
  res.push(len + ':' + s);
}
console.log(res.join('\n'));
