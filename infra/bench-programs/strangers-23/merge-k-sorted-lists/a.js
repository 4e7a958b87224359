const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = parseInt(lines[0]);

class MinHeap {
  constructor() { this.a = []; }
  get size() { return this.a.length; }
  push(node) {
    const a = this.a;
    let i = a.push(node) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (a[up].value <= node.value) break;
      a[i] = a[up];
      i = up;
    }
    a[i] = node;
  }
  pop() {
    const a = this.a, top = a[0], node = a.pop();
    if (a.length) {
      let i = 0;
      for (let c = 1; c < a.length; c = 2 * i + 1) {
        if (c + 1 < a.length && a[c + 1].value < a[c].value) c++;
        if (a[c].value >= node.value) break;
        a[i] = a[c];
        i = c;
      }
      a[i] = node;
    }
    return top;
  }
}

const heap = new MinHeap();
for (let i = 1; i <= k; i++) {
  const values = lines[i].trim().split(' ').map(Number);
  let head = null;
  for (let j = values.length - 1; j > 0; j--) head = { value: values[j], next: head };
  if (head) heap.push(head);
}
const out = [];
while (heap.size) {
  const node = heap.pop();
  out.push(node.value);
  if (node.next) heap.push(node.next);
}
console.log(out.join(' '));
