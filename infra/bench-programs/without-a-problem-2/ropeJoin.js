'use strict';

class MinHeap {
  #items = [];
  get size() { return this.#items.length; }
  push(value) {
    const a = this.#items;
    a.push(value);
    let i = a.length - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (a[parent] <= a[i]) break;
      [a[parent], a[i]] = [a[i], a[parent]];
      i = parent;
    }
  }
  pop() {
    const a = this.#items;
    const top = a[0];
    const last = a.pop();
    if (a.length > 0) {
      a[0] = last;
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= a.length) break;
        if (child + 1 < a.length && a[child + 1] < a[child]) child++;
        if (a[i] <= a[child]) break;
        [a[i], a[child]] = [a[child], a[i]];
        i = child;
      }
    }
    return top;
  }
}

const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const count = Number(tokens[0]);
const heap = new MinHeap();
for (let i = 1; i <= count; i++) heap.push(Number(tokens[i]));

let cost = 0;
while (heap.size > 1) {
  const joined = heap.pop() + heap.pop();
  cost += joined;
  heap.push(joined);
}
console.log(cost);
