const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const roads = [];
const at = Array.from({ length: n + 1 }, () => []);
for (let i = 1; i <= m; i++) {
  const [a, b] = lines[i].split(' ').map(Number);
  roads.push([a, b]);
  at[a].push([b, i]);
  at[b].push([a, i]);
}

function stillConnected(from, to, closed) {
  const seen = new Uint8Array(n + 1);
  const queue = [from];
  seen[from] = 1;
  for (const town of queue) {
    if (town === to) return true;
    for (const [next, road] of at[town]) {
      if (road !== closed && !seen[next]) {
        seen[next] = 1;
        queue.push(next);
      }
    }
  }
  return false;
}

const critical = roads.map((r, i) => i + 1).filter(i => !stillConnected(...roads[i - 1], i));
console.log(critical.length);
console.log(critical.join(' '));
