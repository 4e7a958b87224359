const [n, m, k, from, to, ...e] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let now = new Float64Array(n + 1).fill(Infinity);
now[from] = 0;
for (let bus = 0; bus <= k; bus++) {
  const next = now.slice();
  let changed = false;
  for (let i = 0; i < 3 * m; i += 3) {
    const d = now[e[i]] + e[i + 2];
    if (d < next[e[i + 1]]) { next[e[i + 1]] = d; changed = true; }
  }
  if (!changed) break;
  now = next;
}
console.log(now[to] === Infinity ? -1 : now[to]);
