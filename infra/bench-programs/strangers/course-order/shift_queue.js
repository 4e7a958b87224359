const [n, m, ...e] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const adj = {}, indeg = {};
for (let i = 1; i <= n; i++) { adj[i] = []; indeg[i] = 0; }
for (let i = 0; i < e.length; i += 2) {
  adj[e[i]].push(e[i + 1]);
  indeg[e[i + 1]] += 1;
}
const queue = Object.entries(indeg).filter(([, d]) => d === 0).map(([k]) => Number(k));
const result = [];
while (queue.length > 0) {
  const cur = queue.shift();
  result.push(cur);
  adj[cur].forEach(nb => { if (--indeg[nb] === 0) queue.push(nb); });
}
console.log(result.length === n ? result.join(' ') : 'impossible');
