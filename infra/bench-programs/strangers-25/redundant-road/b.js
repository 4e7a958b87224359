const d = require('fs').readFileSync(0, 'utf8').split(/\s/).map(Number);
const n = d[0];
const deg = new Int32Array(n + 1), mix = new Int32Array(n + 1);
for (let i = 1; i <= 2 * n; i += 2) {
  const a = d[i], b = d[i + 1];
  deg[a]++; deg[b]++;
  mix[a] ^= b; mix[b] ^= a;
}
for (let s = 1; s <= n; s++) {
  let v = s;
  while (deg[v] === 1) {
    const u = mix[v];
    deg[v] = 0;
    deg[u]--;
    mix[u] ^= v;
    v = u;
  }
}
let road = n;
while (!deg[d[2 * road - 1]] || !deg[d[2 * road]]) road--;
console.log(road);
