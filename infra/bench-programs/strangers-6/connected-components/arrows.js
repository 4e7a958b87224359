const buf = require('fs').readFileSync(0);
let pos = 0;
function next() {
  while (buf[pos] < 48) pos++;
  let x = 0;
  while (pos < buf.length && buf[pos] >= 48) x = x * 10 + buf[pos++] - 48;
  return x;
}
const n = next(), m = next();
const head = new Int32Array(n + 1).fill(-1);
const link = new Int32Array(2 * m);
const to = new Int32Array(2 * m);
for (let e = 0; e < 2 * m; e += 2) {
  const u = next(), v = next();
  to[e] = v; link[e] = head[u]; head[u] = e;
  to[e + 1] = u; link[e + 1] = head[v]; head[v] = e + 1;
}
const seen = new Uint8Array(n + 1);
let parts = 0;
for (let s = 1; s <= n; s++) {
  if (seen[s]) continue;
  parts++;
  seen[s] = 1;
  const todo = [s];
  while (todo.length) {
    const u = todo.pop();
    for (let e = head[u]; e !== -1; e = link[e]) {
      if (!seen[to[e]]) {
        seen[to[e]] = 1;
        todo.push(to[e]);
      }
    }
  }
}
console.log(parts);
