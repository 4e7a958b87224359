'use strict';
class MinHeap {
  constructor() { this.h = []; }
  get size() { return this.h.length; }
  push(x) {
    const h = this.h;
    let i = h.length;
    h.push(x);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (h[up] <= x) break;
      h[i] = h[up];
      i = up;
    }
    h[i] = x;
  }
  pop() {
    const h = this.h, top = h[0], x = h.pop();
    const n = h.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= n) break;
        if (c + 1 < n && h[c + 1] < h[c]) c++;
        if (h[c] >= x) break;
        h[i] = h[c];
        i = c;
      }
      h[i] = x;
    }
    return top;
  }
}

const numbers = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g).map(Number);
const heap = new MinHeap();
for (let i = 1; i <= numbers[0]; i++) heap.push(numbers[i]);
let last = null, answer = false;
while (heap.size && !answer) {
  const x = heap.pop();
  answer = x === last;
  last = x;
}
console.log(String(answer));
