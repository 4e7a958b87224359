const [[n, m], ...cables] = require('fs').readFileSync(0, 'utf8').trim()
  .split('\n').map(line => line.trim().split(' ').map(Number));
let colour = Array.from({ length: n + 1 }, (_, i) => i);
for (const [u, v] of cables) {
  const a = colour[u], b = colour[v];
  if (a !== b) colour = colour.map(x => (x === a ? b : x));
}
console.log(new Set(colour.slice(1)).size);
