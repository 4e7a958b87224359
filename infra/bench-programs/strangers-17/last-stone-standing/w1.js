class MaxHeap {
  constructor() {
    this.a = [];
  }

  get size() {
    return this.a.length;
  }

  push(x) {
    const a = this.a;
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
    const a = this.a;
    const top = a[0];
    const tail = a.pop();
    if (a.length === 0) return top;
    a[0] = tail;
    let i = 0;
    for (;;) {
      const l = 2 * i + 1;
      const r = l + 1;
      let big = i;
      if (l < a.length && a[l] > a[i]) big = l;
      if (r < a.length && a[r] > a[i]) big = r;
      if (big === i) return top;
      [a[i], a[big]] = [a[big], a[i]];
      i = big;
    }
  }
}

const [, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const heap = new MaxHeap();
for (const w of weights) heap.push(w);
while (heap.size > 1) {
  const first = heap.pop();
  const second = heap.pop();
  if (first !== second) heap.push(first - second);
}
console.log(heap.size ? heap.pop() : 0);
