const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = lines[0].split(' ').map(Number);

let group = [...Array(n).keys()];
for (let i = 1; i <= m; i++) {
  const [u, v] = lines[i].split(' ').map(Number);
  const mine = group[u - 1], other = group[v - 1];
  group = group.map(g => (g === other ? mine : g));
}
console.log(new Set(group).size);
