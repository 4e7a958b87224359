const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').split(/\s+/);
let pos = 0;
const next = () => Number(tokens[pos++]);

const n = next();
const m = next();
const q = next();
const cost = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(Infinity));
for (let i = 1; i <= n; i++) cost[i][i] = 0;
for (let e = 0; e < m; e++) {
  const u = next();
  const v = next();
  const w = next();
  if (w < cost[u][v]) cost[u][v] = w;
}

for (let a = 1; a <= n; a++) {
  for (let b = 1; b <= n; b++) {
    for (let via = 1; via <= n; via++) {
      const sum = cost[a][via] + cost[via][b];
      if (sum < cost[a][b]) cost[a][b] = sum;
    }
  }
}

const out = [];
for (let i = 0; i < q; i++) {
  const from = next();
  const to = next();
  const c = cost[from][to];
  out.push(c === Infinity ? 'none' : c);
}
console.log(out.join('\n'));
