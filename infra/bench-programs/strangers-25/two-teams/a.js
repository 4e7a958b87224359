const input = require('fs').readFileSync(0);
let cursor = 0;
function num() {
  while (input[cursor] < 48) cursor++;
  let x = 0;
  while (cursor < input.length && input[cursor] >= 48) x = x * 10 + input[cursor++] - 48;
  return x;
}

const n = num(), m = num();
const A = new Int32Array(m), B = new Int32Array(m);
const start = new Int32Array(n + 2);
for (let i = 0; i < m; i++) {
  A[i] = num();
  B[i] = num();
  start[A[i]]++;
  start[B[i]]++;
}
for (let v = 1; v <= n + 1; v++) start[v] += start[v - 1];
const near = new Int32Array(2 * m);
for (let i = 0; i < m; i++) {
  near[--start[A[i]]] = B[i];
  near[--start[B[i]]] = A[i];
}

const depth = new Int32Array(n + 1).fill(-1);
const parent = new Int32Array(n + 1);
const queue = new Int32Array(n);

function search() {
  for (let root = 1; root <= n; root++) {
    if (depth[root] >= 0) continue;
    let head = 0, tail = 0;
    depth[root] = 0;
    queue[tail++] = root;
    while (head < tail) {
      const u = queue[head++];
      for (let e = start[u]; e < start[u + 1]; e++) {
        const v = near[e];
        if (depth[v] < 0) {
          depth[v] = depth[u] + 1;
          parent[v] = u;
          queue[tail++] = v;
        } else if ((depth[v] - depth[u]) % 2 === 0) {
          return [u, v];
        }
      }
    }
  }
  return null;
}

const clash = search();
if (!clash) {
  let word = '';
  for (let v = 1; v <= n; v++) word += depth[v] % 2 ? 'B' : 'A';
  console.log('teams\n' + word);
} else {
  let [u, v] = clash;
  const one = [], two = [];
  while (u !== v) {
    if (depth[u] >= depth[v]) {
      one.push(u);
      u = parent[u];
    } else {
      two.push(v);
      v = parent[v];
    }
  }
  const circle = [...one, u, ...two.reverse()];
  console.log(`circle\n${circle.length}\n${circle.join(' ')}`);
}
