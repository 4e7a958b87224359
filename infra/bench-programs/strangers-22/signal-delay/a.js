'use strict';
class Heap {
  constructor() {
    this.keys = [];
    this.items = [];
  }
  get empty() {
    return this.keys.length === 0;
  }
  push(key, item) {
    const { keys, items } = this;
    let i = keys.length;
    keys.push(key);
    items.push(item);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (keys[p] <= key) break;
      keys[i] = keys[p];
      items[i] = items[p];
      i = p;
    }
    keys[i] = key;
    items[i] = item;
  }
  pop() {
    const { keys, items } = this;
    const result = [keys[0], items[0]];
    const key = keys.pop();
    const item = items.pop();
    const n = keys.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= n) break;
        if (c + 1 < n && keys[c + 1] < keys[c]) c++;
        if (keys[c] >= key) break;
        keys[i] = keys[c];
        items[i] = items[c];
        i = c;
      }
      keys[i] = key;
      items[i] = item;
    }
    return result;
  }
}

const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m, s] = t;
const lines = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) lines[t[3 + 3 * i]].push([t[4 + 3 * i], t[5 + 3 * i]]);

const time = new Array(n + 1).fill(Infinity);
time[s] = 0;
const heap = new Heap();
heap.push(0, s);
while (!heap.empty) {
  const [now, u] = heap.pop();
  if (now > time[u]) continue;
  for (const [v, w] of lines[u]) {
    if (now + w < time[v]) {
      time[v] = now + w;
      heap.push(time[v], v);
    }
  }
}
let last = 0;
for (let i = 1; i <= n; i++) last = Math.max(last, time[i]);
console.log(last === Infinity ? -1 : last);
