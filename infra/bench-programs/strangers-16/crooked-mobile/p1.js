// Sort the bars by their depth and work from the deepest to the top.
const b = require('fs').readFileSync(0);
let p = 0;
function read() {
  while (b[p] < 48) p++;
  let v = 0;
  while (p < b.length && b[p] > 47) v = v * 10 + b[p++] - 48;
  return v;
}
const n = read();
const left = new Int32Array(n + 1), right = new Int32Array(n + 1), depth = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) { left[i] = read(); right[i] = read(); }
const todo = [1];
while (todo.length) {
  const u = todo.pop();
  for (const v of [left[u], right[u]]) if (v) { depth[v] = depth[u] + 1; todo.push(v); }
}
const keys = new Float64Array(n);
for (let i = 1; i <= n; i++) keys[i - 1] = depth[i] * 1048576 + i;
keys.sort();
const height = new Int32Array(n + 1);
let crooked = 0;
for (let i = n - 1; i >= 0; i--) {
  const u = keys[i] % 1048576;
  const l = height[left[u]], r = height[right[u]];
  height[u] = 1 + Math.max(l, r);
  if (Math.abs(l - r) > 1) crooked++;
}
console.log(crooked);
