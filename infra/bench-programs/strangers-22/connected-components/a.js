const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const n = +data[at++], m = +data[at++];
const head = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(2 * m);
const to = new Int32Array(2 * m);
for (let e = 0; e < 2 * m; e += 2) {
  const u = +data[at++], v = +data[at++];
  to[e] = v; next[e] = head[u]; head[u] = e;
  to[e + 1] = u; next[e + 1] = head[v]; head[v] = e + 1;
}
const seen = new Uint8Array(n + 1);
let count = 0;
for (let s = 1; s <= n; s++) {
  if (seen[s]) continue;
  count++;
  seen[s] = 1;
  const stack = [s];
  while (stack.length) {
    for (let e = head[stack.pop()]; e >= 0; e = next[e]) {
      if (!seen[to[e]]) {
        seen[to[e]] = 1;
        stack.push(to[e]);
      }
    }
  }
}
console.log(count);
