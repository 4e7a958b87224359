'use strict';
const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(nums[0]);
const A = new Int32Array(n + 1);
const B = new Int32Array(n + 1);
const head = new Int32Array(n + 1);
const link = new Int32Array(2 * n + 2);
for (let i = 1; i <= n; i++) {
  A[i] = Number(nums[2 * i - 1]);
  B[i] = Number(nums[2 * i]);
  link[2 * i] = head[A[i]];
  head[A[i]] = 2 * i;
  link[2 * i + 1] = head[B[i]];
  head[B[i]] = 2 * i + 1;
}

const road = new Int32Array(n + 1);
const parent = new Int32Array(n + 1);
const depth = new Int32Array(n + 1);
const inTree = new Uint8Array(n + 1);
const queue = [1];
depth[1] = 1;
for (const v of queue) {
  for (let h = head[v]; h; h = link[h]) {
    const e = h >> 1;
    const u = A[e] === v ? B[e] : A[e];
    if (depth[u]) continue;
    depth[u] = depth[v] + 1;
    parent[u] = v;
    road[u] = e;
    inTree[e] = 1;
    queue.push(u);
  }
}

let extra = 1;
while (inTree[extra]) extra++;
let answer = extra;
let x = A[extra];
let y = B[extra];
while (x !== y) {
  if (depth[x] < depth[y]) [x, y] = [y, x];
  answer = Math.max(answer, road[x]);
  x = parent[x];
}
console.log(answer);
