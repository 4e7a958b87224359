const [first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first);
const adj = Array.from({ length: n + 1 }, () => []);
rest.forEach((line, i) => {
  const [a, b] = line.split(' ').map(Number);
  adj[a].push([b, i + 1]);
  adj[b].push([a, i + 1]);
});

function connectedWithout(road) {
  const seen = new Array(n + 1).fill(false);
  const stack = [1];
  seen[1] = true;
  let count = 1;
  while (stack.length > 0) {
    const u = stack.pop();
    for (const [v, id] of adj[u]) {
      if (id !== road && !seen[v]) {
        seen[v] = true;
        count++;
        stack.push(v);
      }
    }
  }
  return count === n;
}

let road = n;
while (!connectedWithout(road)) road--;
console.log(road);
