const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
class Heap {
  constructor() {
    this.a = [];
  }
  push(x) {
    const a = this.a;
    let i = a.push(x) - 1;
    while (i > 0 && a[(i - 1) >> 1] < a[i]) {
      [a[i], a[(i - 1) >> 1]] = [a[(i - 1) >> 1], a[i]];
      i = (i - 1) >> 1;
    }
  }
  pop() {
    const a = this.a;
    const top = a[0];
    const last = a.pop();
    if (a.length) {
      a[0] = last;
      let i = 0;
      for (;;) {
        let m = i;
        for (const c of [2 * i + 1, 2 * i + 2]) if (c < a.length && a[c] > a[m]) m = c;
        if (m === i) break;
        [a[i], a[m]] = [a[m], a[i]];
        i = m;
      }
    }
    return top;
  }
}
const heap = new Heap();
for (const w of data.slice(1)) heap.push(w);
while (heap.a.length > 1) {
  const x = heap.pop(), y = heap.pop();
  if (x !== y) heap.push(x - y);
}
console.log(heap.a.length ? heap.a[0] : 0);
