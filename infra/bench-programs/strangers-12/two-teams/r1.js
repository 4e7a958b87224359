const data = require('fs').readFileSync(0);
let p = 0;
function num() {
  while (data[p] < 48) p++;
  let x = 0;
  while (data[p] >= 48) x = x * 10 + data[p++] - 48;
  return x;
}
const n = num(), m = num();
const quarrels = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = num(), b = num();
  quarrels[a].push(b);
  quarrels[b].push(a);
}

/** @returns {number[] | null} the odd circle */
function divide(depth, parent) {
  for (let root = 1; root <= n; root++) {
    if (depth[root] >= 0) continue;
    depth[root] = 0;
    const queue = [root];
    for (let head = 0; head < queue.length; head++) {
      const u = queue[head];
      for (const v of quarrels[u]) {
        if (depth[v] < 0) {
          depth[v] = depth[u] + 1;
          parent[v] = u;
          queue.push(v);
        } else if (depth[v] % 2 === depth[u] % 2) {
          // in a breadth-first tree both have the same depth: climb in step
          const left = [u], right = [v];
          let a = u, b = v;
          while (a !== b) {
            a = parent[a];
            b = parent[b];
            left.push(a);
            right.push(b);
          }
          right.pop();
          return left.concat(right.reverse());
        }
      }
    }
  }
  return null;
}

const depth = new Int32Array(n + 1).fill(-1);
const circle = divide(depth, new Int32Array(n + 1));
if (circle) {
  console.log(`circle\n${circle.length}\n${circle.join(' ')}`);
} else {
  console.log('teams\n' + Array.from(depth.subarray(1), (d) => 'AB'[d % 2]).join(''));
}
