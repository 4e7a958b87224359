const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const dist = new Int32Array(n).fill(-1);
dist[0] = 0;
let next = 1;
const queue = [0];
for (const at of queue) {
  while (next < n && next <= at + a[at]) {
    dist[next] = dist[at] + 1;
    queue.push(next++);
  }
}
console.log(dist[n - 1]);
