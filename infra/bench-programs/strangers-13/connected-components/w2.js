const [header, ...cables] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(header, 10);

const group = [];
const members = [];
for (let i = 0; i <= n; i++) {
  group[i] = i;
  members[i] = [i];
}

for (const cable of cables) {
  let [u, v] = cable.trim().split(' ').map(Number);
  if (group[u] === group[v]) continue;
  if (members[group[u]].length < members[group[v]].length) [u, v] = [v, u];
  const big = group[u];
  const small = group[v];
  for (const x of members[small]) {
    group[x] = big;
  }
  members[big].push(v);
  members[small] = [];
}

console.log(new Set(group.slice(1)).size);
