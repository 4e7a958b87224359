const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const roads = Array.from({ length: n + 1 }, () => []);
for (let e = 1; e <= n; e++) {
  const a = data[2 * e - 1], b = data[2 * e];
  roads[a].push([b, e]);
  if (a !== b) roads[b].push([a, e]);
}

// depth-first; the road that leads back to a visited farm closes the circle
const seen = new Array(n + 1).fill(false);
function search() {
  const stack = [{ farm: 1, came: 0, next: 0 }];
  seen[1] = true;
  while (stack.length) {
    const top = stack[stack.length - 1];
    if (top.next === roads[top.farm].length) { stack.pop(); continue; }
    const [to, e] = roads[top.farm][top.next++];
    if (e === top.came) continue;
    if (seen[to]) return e;
    seen[to] = true;
    stack.push({ farm: to, came: e, next: 0 });
  }
}
console.log(search());
