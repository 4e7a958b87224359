const rows = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(rows[0]);
const names = [];
const d = [];
for (let i = 1; i <= n; i++) {
  const [name, rest] = rows[i].split(':');
  names.push(name.trim());
  d.push(rest.trim().split(/\s+/).map((t) => (t === '-' ? Infinity : Number(t))));
  d[i - 1][i - 1] = 0;
}
for (let k = 0; k < n; k++) {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const via = d[i][k] + d[k][j];
      if (via < d[i][j]) d[i][j] = via;
    }
  }
}
let who = -1;
let far = Infinity;
for (let i = 0; i < n; i++) {
  const worst = Math.max(...d[i]);
  if (worst < far) {
    far = worst;
    who = i;
  }
}
console.log(who < 0 ? 'nobody' : names[who] + ' ' + far);
