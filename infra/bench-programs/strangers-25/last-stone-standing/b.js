class MaxHeap {
  constructor() {
    this.items = [];
  }
  get size() {
    return this.items.length;
  }
  push(x) {
    const a = this.items;
    a.push(x);
    let i = a.length - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (a[p] >= a[i]) break;
      [a[p], a[i]] = [a[i], a[p]];
      i = p;
    }
  }
  pop() {
    const a = this.items;
    const top = a[0];
    const last = a.pop();
    if (a.length > 0) {
      a[0] = last;
      let i = 0;
      for (;;) {
        const l = 2 * i + 1, r = l + 1;
        let big = i;
        if (l < a.length && a[l] > a[big]) big = l;
        if (r < a.length && a[r] > a[big]) big = r;
        if (big === i) break;
        [a[big], a[i]] = [a[i], a[big]];
        i = big;
      }
    }
    return top;
  }
}

const [n, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const heap = new MaxHeap();
for (const w of weights) heap.push(w);
while (heap.size > 1) {
  const y = heap.pop();
  const x = heap.pop();
  if (y !== x) heap.push(y - x);
}
console.log(heap.size ? heap.pop() : 0);
