class MaxHeap {
  constructor() {
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  push(value) {
    const h = this.items;
    let i = h.length;
    h.push(value);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (h[parent] >= h[i]) break;
      [h[parent], h[i]] = [h[i], h[parent]];
      i = parent;
    }
  }

  pop() {
    const h = this.items;
    const top = h[0];
    const last = h.pop();
    if (h.length === 0) return top;
    h[0] = last;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      const right = left + 1;
      let largest = i;
      if (left < h.length && h[left] > h[largest]) largest = left;
      if (right < h.length && h[right] > h[i]) largest = right;
      if (largest === i) return top;
      [h[largest], h[i]] = [h[i], h[largest]];
      i = largest;
    }
  }
}

const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const heap = new MaxHeap();
for (const word of line.trim().split(' ')) heap.push(Number(word));
while (heap.size > 1) {
  const first = heap.pop();
  const second = heap.pop();
  if (first !== second) heap.push(first - second);
}
console.log(heap.size === 1 ? heap.pop() : 0);
