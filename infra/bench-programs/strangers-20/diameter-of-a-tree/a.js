const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const adj = Array.from({ length: n + 1 }, () => []);
for (let v = 1; v <= n; v++) {
  const p = data[v];
  if (p) { adj[v].push(p); adj[p].push(v); }
}
function farthest(from) {
  const dist = new Int32Array(n + 1).fill(-1);
  const queue = [from];
  dist[from] = 0;
  for (let h = 0; h < queue.length; h++)
    for (const u of adj[queue[h]])
      if (dist[u] < 0) { dist[u] = dist[queue[h]] + 1; queue.push(u); }
  const end = queue[queue.length - 1];
  return [end, dist[end]];
}
console.log(farthest(farthest(1)[0])[1]);
