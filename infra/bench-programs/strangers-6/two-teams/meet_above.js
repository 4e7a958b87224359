const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +tok[0], m = +tok[1];
const foes = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const u = +tok[2 + 2 * i], v = +tok[3 + 2 * i];
  foes[u].push(v);
  foes[v].push(u);
}

const level = new Array(n + 1).fill(-1);
const parent = new Array(n + 1).fill(0);

function circle(u, v) {
  const a = [u], b = [v];
  while (u !== v) {
    if (level[u] >= level[v]) a.push((u = parent[u]));
    else b.push((v = parent[v]));
  }
  a.pop();
  return a.concat(b.reverse());
}

function solve() {
  for (let s = 1; s <= n; s++) {
    if (level[s] >= 0) continue;
    level[s] = 0;
    const queue = [s];
    for (const u of queue) {
      for (const v of foes[u]) {
        if (level[v] < 0) {
          level[v] = level[u] + 1;
          parent[v] = u;
          queue.push(v);
        } else if (level[v] % 2 === level[u] % 2) {
          return circle(u, v);
        }
      }
    }
  }
  return null;
}

const ring = solve();
if (ring) {
  console.log('circle\n' + ring.length + '\n' + ring.join(' '));
} else {
  console.log('teams\n' + level.slice(1).map((d) => 'AB'[d % 2]).join(''));
}
