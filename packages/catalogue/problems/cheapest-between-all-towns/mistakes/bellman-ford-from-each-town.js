const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m, q] = data;
let at = 3 + 3 * m;
const rows = new Map();

function costsFrom(start) {
  const cost = new Float64Array(n + 1).fill(Infinity);
  cost[start] = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 3; i < 3 + 3 * m; i += 3) {
      const reached = cost[data[i]] + data[i + 2];
      if (reached < cost[data[i + 1]]) {
        cost[data[i + 1]] = reached;
        changed = true;
      }
    }
  }
  return cost;
}

const out = [];
for (let i = 0; i < q; i++) {
  const from = data[at++];
  const to = data[at++];
  if (!rows.has(from)) rows.set(from, costsFrom(from));
  const cost = rows.get(from)[to];
  out.push(cost === Infinity ? 'none' : cost);
}
console.log(out.join('\n'));
