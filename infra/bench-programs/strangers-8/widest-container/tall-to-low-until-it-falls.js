const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const tallFirst = h.map((height, at) => ({ height, at })).sort((p, q) => q.height - p.height);

let min = tallFirst[0].at, max = min, best = 0;
for (const { height, at } of tallFirst) {
  const area = height * Math.max(at - min, max - at);
  if (area < best) break;                 // from here on the plates only get lower
  best = area;
  min = Math.min(min, at);
  max = Math.max(max, at);
}
console.log(best);
