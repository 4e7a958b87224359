const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m] = data;
const times = {};
const near = Array.from({ length: n + 1 }, () => []);
const keyOf = (a, b) => (a < b ? '' + a + b : '' + b + a);
for (let i = 0; i < m; i++) {
  const a = data[2 + 2 * i];
  const b = data[3 + 2 * i];
  const key = keyOf(a, b);
  times[key] = (times[key] ?? 0) + 1;
  near[a].push([b, i]);
  near[b].push([a, i]);
}
const seen = new Int32Array(n + 1);
const low = new Int32Array(n + 1);
const parent = new Int32Array(n + 1);
const by = new Int32Array(n + 1);
const next = new Int32Array(n + 1);
const critical = [];
let time = 0;
for (let first = 1; first <= n; first++) {
  if (seen[first]) continue;
  seen[first] = low[first] = ++time;
  const stack = [first];
  while (stack.length) {
    const town = stack.at(-1);
    if (next[town] < near[town].length) {
      const [other, road] = near[town][next[town]++];
      if (seen[other] === 0) {
        seen[other] = low[other] = ++time;
        parent[other] = town;
        by[other] = road;
        stack.push(other);
      } else if (other !== parent[town]) low[town] = Math.min(low[town], seen[other]);
      continue;
    }
    stack.pop();
    const above = parent[town];
    if (above === 0) continue;
    low[above] = Math.min(low[above], low[town]);
    if (low[town] > seen[above] && times[keyOf(town, above)] === 1) critical.push(by[town] + 1);
  }
}
critical.sort((a, b) => a - b);
console.log(`${critical.length}\n${critical.join(' ')}`);
