'use strict';
const text = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = text[0].split(' ').map(Number);
const values = n ? text[1].trim().split(' ') : [];
class Wagon { constructor(v, next) { this.v = v; this.next = next; } }
let head = null;
for (let i = n - 1; i >= 0; i--) head = new Wagon(values[i], head);

const dummy = new Wagon(null, head);
let before = dummy;
for (let left = n; left >= k; left -= k) {
  const tail = before.next;
  // pull the wagon behind `tail` to the front, k - 1 times
  for (let i = 1; i < k; i++) {
    const moved = tail.next;
    tail.next = moved.next;
    moved.next = before.next;
    before.next = moved;
  }
  before = tail;
}
const out = [];
for (let w = dummy.next; w; w = w.next) out.push(w.v);
console.log(out.join(' '));
