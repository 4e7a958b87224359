const fs = require('fs');
const [n, m, s, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const graph = {};
for (let i = 0; i < m; i++) {
  const [u, v, w] = rest.slice(3 * i, 3 * i + 3);
  (graph[u] = graph[u] || []).push([v, w]);
}

const heap = [];
function push(item) {
  let i = heap.push(item) - 1;
  while (i > 0) {
    const p = (i - 1) >> 1;
    if (heap[p][0] <= heap[i][0]) break;
    [heap[p], heap[i]] = [heap[i], heap[p]];
    i = p;
  }
}
function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length) {
    heap[0] = last;
    let i = 0;
    for (;;) {
      let c = 2 * i + 1;
      if (c >= heap.length) break;
      if (c + 1 < heap.length && heap[c + 1][0] < heap[c][0]) c++;
      if (heap[i][0] <= heap[c][0]) break;
      [heap[c], heap[i]] = [heap[i], heap[c]];
      i = c;
    }
  }
  return top;
}

const time = {};
time[s] = 0;
push([0, s]);
while (heap.length) {
  const [t, u] = pop();
  if (t > time[u]) continue;
  for (const [v, w] of graph[u] || []) {
    if (!time[v] || t + w < time[v]) {
      time[v] = t + w;
      push([t + w, v]);
    }
  }
}
const all = Object.values(time);
console.log(all.length < n ? -1 : all.reduce((a, b) => Math.max(a, b)));
