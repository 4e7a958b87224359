const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(lines[0]);
const roads = lines.slice(1, n + 1).map(l => l.trim().split(' ').map(Number));
const adj = Array.from({ length: n + 1 }, () => []);
roads.forEach(([a, b], i) => {
  adj[a].push([b, i]);
  adj[b].push([a, i]);
});

// is everything connected without the road `skip`?
function connectedWithout(skip) {
  const seen = new Array(n + 1).fill(false);
  const stack = [1];
  seen[1] = true;
  let count = 1;
  while (stack.length > 0) {
    const v = stack.pop();
    for (const [w, i] of adj[v]) {
      if (i !== skip && !seen[w]) {
        seen[w] = true;
        count++;
        stack.push(w);
      }
    }
  }
  return count === n;
}

for (let i = n - 1; i >= 0; i--) {
  if (connectedWithout(i)) {
    console.log(i + 1);
    break;
  }
}
