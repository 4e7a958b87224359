const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const [b, e] = tok;
const words = [b, ...tok.slice(3)];
const adj = words.map(x => words.filter(y => [...x].filter((ch, i) => ch !== y[i]).length === 1));
const dist = { [b]: 1 };
const q = [b];
while (q.length) {
  const s = q.shift();
  for (const y of adj[words.indexOf(s)]) if (!dist[y]) { dist[y] = dist[s] + 1; q.push(y); }
}
console.log(dist[e] || 0);
