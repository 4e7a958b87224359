class IndexedHeap {
  constructor(n) {
    this.items = [];
    this.where = new Array(n + 1).fill(-1);
    this.key = new Array(n + 1).fill(Infinity);
  }

  get empty() {
    return this.items.length === 0;
  }

  #place(v, i) {
    this.items[i] = v;
    this.where[v] = i;
  }

  lower(v, key) {
    if (key >= this.key[v]) return;
    this.key[v] = key;
    let i = this.where[v];
    if (i < 0) {
      i = this.items.length;
      this.items.push(v);
    }
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (this.key[this.items[p]] <= key) break;
      this.#place(this.items[p], i);
      i = p;
    }
    this.#place(v, i);
  }

  removeMin() {
    const top = this.items[0];
    const v = this.items.pop();
    const n = this.items.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= n) break;
        if (c + 1 < n && this.key[this.items[c + 1]] < this.key[this.items[c]]) c++;
        if (this.key[this.items[c]] >= this.key[v]) break;
        this.#place(this.items[c], i);
        i = c;
      }
      this.#place(v, i);
    }
    return top;
  }
}

const [head, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m, s] = head.split(' ').map(Number);
const out = Array.from({ length: n + 1 }, () => []);
for (const row of rows) {
  const [u, v, w] = row.split(' ').map(Number);
  out[u].push({ v, w });
}
const heap = new IndexedHeap(n);
heap.lower(s, 0);
let count = 0, time = 0;
while (!heap.empty) {
  const u = heap.removeMin();
  time = heap.key[u];
  count++;
  for (const { v, w } of out[u]) heap.lower(v, time + w);
}
console.log(count === n ? time : -1);
