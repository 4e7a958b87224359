class MaxHeap {
  constructor(items) {
    this.a = Int32Array.from(items);
    this.size = this.a.length;
    for (let i = (this.size >> 1) - 1; i >= 0; i--) this.sink(i);
  }
  sink(i) {
    const { a, size } = this;
    const x = a[i];
    for (;;) {
      let c = 2 * i + 1;
      if (c >= size) break;
      if (c + 1 < size && a[c + 1] > a[c]) c++;
      if (a[c] <= x) break;
      a[i] = a[c];
      i = c;
    }
    a[i] = x;
  }
  pop() {
    const top = this.a[0];
    this.a[0] = this.a[--this.size];
    if (this.size > 0) this.sink(0);
    return top;
  }
  /** Puts x in the place of the top. */
  replace(x) {
    this.a[0] = x;
    this.sink(0);
  }
}

const [, list] = require('fs').readFileSync(0, 'utf8').split('\n');
const heap = new MaxHeap(list.trim().split(' ').map(Number));
while (heap.size > 1) {
  const y = heap.pop();
  const x = heap.a[0];
  if (x === y) heap.pop();
  else heap.replace(y - x);
}
console.log(heap.size ? heap.a[0] : 0);
