const vals = [...new Set(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number))];
const pos = new Map(vals.map((v, i) => [v, i]));
const parent = vals.map((_, i) => i);
const size = vals.map(() => 1);
const find = x => {
  while (parent[x] !== x) x = parent[x] = parent[parent[x]];
  return x;
};
let best = 1;
vals.forEach((v, i) => {
  const j = pos.get(v + 1);
  if (j === undefined) return;
  let a = find(i), b = find(j);
  if (size[a] < size[b]) [a, b] = [b, a];
  parent[b] = a;
  size[a] += size[b];
  best = Math.max(best, size[a]);
});
console.log(best);
