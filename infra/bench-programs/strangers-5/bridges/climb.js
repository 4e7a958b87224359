const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m] = nums;
const ends = i => [nums[2 + 2 * i], nums[3 + 2 * i]];
const adj = new Map();
for (let t = 1; t <= n; t++) adj.set(t, []);
for (let i = 0; i < m; i++) {
  const [a, b] = ends(i);
  adj.get(a).push({ to: b, road: i });
  adj.get(b).push({ to: a, road: i });
}
const info = new Map(); // town -> {parent, road, level}
const treeRoads = new Set();
for (let t = 1; t <= n; t++) {
  if (info.has(t)) continue;
  info.set(t, { parent: 0, road: -1, level: 0 });
  const queue = [t];
  for (const u of queue) {
    for (const { to, road } of adj.get(u)) {
      if (info.has(to)) continue;
      info.set(to, { parent: u, road, level: info.get(u).level + 1 });
      treeRoads.add(road);
      queue.push(to);
    }
  }
}
const critical = new Set(treeRoads);
for (let i = 0; i < m; i++) {
  if (treeRoads.has(i)) continue;
  let [a, b] = ends(i);
  while (a !== b) {
    if (info.get(a).level < info.get(b).level) [a, b] = [b, a];
    const { parent, road } = info.get(a);
    critical.delete(road);
    a = parent;
  }
}
const out = [...critical].map(r => r + 1).sort((x, y) => x - y);
console.log(`${out.length}\n${out.join(' ')}`);
