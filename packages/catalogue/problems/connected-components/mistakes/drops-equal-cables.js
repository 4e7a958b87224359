const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m] = data;
const near = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const u = data[2 + 2 * i];
  const v = data[3 + 2 * i];
  if (!near[u].includes(v)) near[u].push(v);
  if (!near[v].includes(u)) near[v].push(u);
}
const seen = new Array(n + 1).fill(false);
let count = 0;
for (let first = 1; first <= n; first++) {
  if (seen[first]) continue;
  count++;
  seen[first] = true;
  const stack = [first];
  while (stack.length) {
    for (const next of near[stack.pop()]) {
      if (seen[next]) continue;
      seen[next] = true;
      stack.push(next);
    }
  }
}
console.log(count);
