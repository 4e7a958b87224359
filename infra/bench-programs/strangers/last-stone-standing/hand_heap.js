class MaxHeap {
  constructor() { this.a = []; }
  push(x) {
    const a = this.a;
    let i = a.push(x) - 1;
    while (i > 0 && a[(i - 1) >> 1] < a[i]) {
      const p = (i - 1) >> 1;
      [a[p], a[i]] = [a[i], a[p]];
      i = p;
    }
  }
  pop() {
    const a = this.a, top = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      for (let i = 0; ;) {
        let c = 2 * i + 1;
        if (c >= a.length) break;
        if (c + 1 < a.length && a[c + 1] > a[c]) c++;
        if (a[c] <= a[i]) break;
        [a[c], a[i]] = [a[i], a[c]];
        i = c;
      }
    }
    return top;
  }
  get size() { return this.a.length; }
}
const heap = new MaxHeap();
require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).forEach(w => heap.push(+w));
while (heap.size > 1) {
  const d = heap.pop() - heap.pop();
  if (d) heap.push(d);
}
console.log(heap.size ? heap.pop() : 0);
