const fs = require('fs');

class MaxHeap {
  constructor() {
    this.a = [];
  }

  size() {
    return this.a.length;
  }

  swap(i, j) {
    const t = this.a[i];
    this.a[i] = this.a[j];
    this.a[j] = t;
  }

  push(x) {
    this.a.push(x);
    let i = this.a.length - 1;
    while (i > 0) {
      const parent = Math.floor((i - 1) / 2);
      if (this.a[parent] >= this.a[i]) break;
      this.swap(i, parent);
      i = parent;
    }
  }

  pop() {
    const top = this.a[0];
    const last = this.a.pop();
    if (this.a.length > 0) {
      this.a[0] = last;
      this.siftDown(0);
    }
    return top;
  }

  siftDown(i) {
    while (true) {
      const left = 2 * i + 1;
      const right = 2 * i + 2;
      let biggest = i;
      if (left < this.a.length && this.a[left] > this.a[biggest]) biggest = left;
      if (right < this.a.length && this.a[right] > this.a[i]) biggest = right;
      if (biggest === i) return;
      this.swap(i, biggest);
      i = biggest;
    }
  }
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const heap = new MaxHeap();
lines[1].trim().split(' ').forEach((w) => heap.push(Number(w)));
while (heap.size() > 1) {
  const heavy = heap.pop();
  const light = heap.pop();
  if (heavy !== light) heap.push(heavy - light);
}
console.log(heap.size() ? heap.pop() : 0);
