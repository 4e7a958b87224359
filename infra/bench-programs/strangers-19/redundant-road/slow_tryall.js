const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const roads = lines.slice(1, n + 1).map((l) => l.trim().split(' ').map(Number));

function connectedWithout(skip) {
  const seen = new Array(n + 1).fill(false);
  const stack = [1];
  seen[1] = true;
  let count = 1;
  while (stack.length > 0) {
    const x = stack.pop();
    for (const { to, id } of graph[x]) {
      if (id === skip || seen[to]) continue;
      seen[to] = true;
      count++;
      stack.push(to);
    }
  }
  return count === n;
}

const graph = Array.from({ length: n + 1 }, () => []);
roads.forEach(([a, b], i) => {
  graph[a].push({ to: b, id: i });
  graph[b].push({ to: a, id: i });
});
for (let i = n - 1; i >= 0; i--) {
  if (connectedWithout(i)) {
    console.log(i + 1);
    break;
  }
}
