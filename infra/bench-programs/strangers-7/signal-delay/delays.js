const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((r) => r.split(' ').map(Number));
const [n, m, s] = rows.shift();
const time = {};
time[s] = 0;
let changed = true;
while (changed) {
  changed = false;
  for (const [u, v, w] of rows) {
    if (!(u in time)) continue;
    if (!time[v] || time[u] + w < time[v]) {
      time[v] = time[u] + w;
      changed = true;
    }
  }
}
const all = Object.values(time);
console.log(all.length < n ? -1 : Math.max(...all));
