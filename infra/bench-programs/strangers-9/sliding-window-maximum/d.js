'use strict';

/** A binary heap of positions, the largest value on top; old positions are thrown out late. */
class LazyHeap {
  constructor(values) {
    this.values = values;
    this.items = [];
  }
  above(x, y) {
    return this.values[x] > this.values[y];
  }
  push(x) {
    const h = this.items;
    let i = h.length;
    h.push(x);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.above(x, h[p])) break;
      h[i] = h[p];
      i = p;
    }
    h[i] = x;
  }
  pop() {
    const h = this.items;
    const x = h.pop();
    const size = h.length;
    if (size === 0) return;
    let i = 0;
    for (;;) {
      let c = 2 * i + 1;
      if (c >= size) break;
      if (c + 1 < size && this.above(h[c + 1], h[c])) c++;
      if (!this.above(h[c], x)) break;
      h[i] = h[c];
      i = c;
    }
    h[i] = x;
  }
  topFrom(oldest) {
    while (this.items[0] < oldest) this.pop();
    return this.values[this.items[0]];
  }
}

function* display(values, k) {
  const heap = new LazyHeap(values);
  for (let i = 0; i < values.length; i++) {
    heap.push(i);
    if (i + 1 >= k) yield heap.topFrom(i + 1 - k);
  }
}

const [, k, ...values] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log([...display(values, k)].join(' '));
