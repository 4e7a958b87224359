const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m] = data;
const near = Array.from({ length: n + 1 }, () => []);
const roads = [];
const parallel = new Set();
for (let i = 0; i < m; i++) {
  const a = data[2 + 2 * i];
  const b = data[3 + 2 * i];
  roads.push([a, b]);
  if (a === b) continue;
  if (near[a].includes(b)) parallel.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
  else {
    near[a].push(b);
    near[b].push(a);
  }
}
const time = new Int32Array(n + 1);
const low = new Int32Array(n + 1);
const parent = new Int32Array(n + 1);
const next = new Int32Array(n + 1);
const cut = new Set();
let clock = 0;
for (let first = 1; first <= n; first++) {
  if (time[first]) continue;
  const stack = [first];
  time[first] = low[first] = ++clock;
  while (stack.length) {
    const town = stack[stack.length - 1];
    if (next[town] < near[town].length) {
      const other = near[town][next[town]++];
      if (!time[other]) {
        parent[other] = town;
        time[other] = low[other] = ++clock;
        stack.push(other);
      } else if (other !== parent[town]) low[town] = Math.min(low[town], time[other]);
    } else {
      stack.pop();
      const above = parent[town];
      low[above] = Math.min(low[above], low[town]);
      if (above && low[town] > time[above]) cut.add(`${Math.min(town, above)} ${Math.max(town, above)}`);
    }
  }
}
const critical = [];
roads.forEach(([a, b], i) => {
  const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
  if (cut.has(key) && !parallel.has(key)) critical.push(i + 1);
});
console.log(`${critical.length}\n${critical.join(' ')}`);
