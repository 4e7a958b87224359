'use strict';
// A leftist heap of lists; the shorter spine is always on the right.
class Heap {
  constructor(list) { this.list = list; this.left = this.right = null; this.rank = 1; }
  static meld(a, b) {
    if (!a) return b;
    if (!b) return a;
    if (b.list.value < a.list.value) [a, b] = [b, a];
    a.right = Heap.meld(a.right, b);
    if (!a.left || a.left.rank < a.right.rank) [a.left, a.right] = [a.right, a.left];
    a.rank = 1 + (a.right ? a.right.rank : 0);
    return a;
  }
  pop() { return Heap.meld(this.left, this.right); }
}

const toList = values => values.reduceRight((next, value) => ({ value, next }), null);

const [, ...rows] = require('fs').readFileSync(0, 'latin1').split('\n');
let heap = rows
  .map(r => toList(r.split(' ').slice(1).filter(Boolean).map(Number)))
  .filter(list => list !== null)
  .map(list => new Heap(list))
  .reduce(Heap.meld, null);

const out = [];
while (heap) {
  const { value, next } = heap.list;
  out.push(value);
  heap = next ? Heap.meld(heap.pop(), new Heap(next)) : heap.pop();
}
console.log(out.join(' '));
