const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m, s] = lines[0].split(' ').map(Number);
const g = {};
for (let i = 1; i <= m; i++) {
  const [u, v, w] = lines[i].split(' ').map(Number);
  (g[u] ||= []).push({ v, w });
}
const time = new Map([[s, 0]]);
const queue = [s];
for (let i = 0; i < queue.length; i++) {
  const u = queue[i];
  for (const { v, w } of g[u] || []) {
    if (!time.has(v)) {
      time.set(v, time.get(u) + w);
      queue.push(v);
    }
  }
}
let max = 0;
for (const t of time.values()) max = Math.max(max, t);
console.log(time.size === n ? max : -1);
