'use strict';

class Node {
  constructor(id) {
    this.id = id;
    this.key = Infinity;
    this.child = null;
    this.sibling = null;
    this.prev = null; // parent if first child, else left sibling
    this.inHeap = false;
    this.closed = false;
    this.lines = [];
  }
}

class PairingHeap {
  constructor() { this.root = null; }
  link(a, b) {
    if (a === null) return b;
    if (b === null) return a;
    if (b.key < a.key) [a, b] = [b, a];
    b.prev = a;
    b.sibling = a.child;
    if (a.child) a.child.prev = b;
    a.child = b;
    return a;
  }
  insert(x) {
    x.child = x.sibling = x.prev = null;
    x.inHeap = true;
    this.root = this.link(this.root, x);
  }
  decrease(x, key) {
    x.key = key;
    if (x === this.root) return;
    if (x.prev.child === x) x.prev.child = x.sibling;
    else x.prev.sibling = x.sibling;
    if (x.sibling) x.sibling.prev = x.prev;
    x.sibling = x.prev = null;
    this.root = this.link(this.root, x);
  }
  pop() {
    const top = this.root;
    const pairs = [];
    let c = top.child;
    while (c) {
      const a = c;
      const b = a.sibling;
      c = b ? b.sibling : null;
      a.sibling = a.prev = null;
      if (b) b.sibling = b.prev = null;
      pairs.push(this.link(a, b));
    }
    let r = null;
    while (pairs.length) r = this.link(pairs.pop(), r);
    this.root = r;
    top.inHeap = false;
    return top;
  }
}

const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m, s] = rows[0].split(' ').map(Number);
const stations = Array.from({ length: n + 1 }, (_, i) => new Node(i));
for (let i = 1; i <= m; i++) {
  const [u, v, w] = rows[i].split(' ').map(Number);
  stations[u].lines.push({ target: stations[v], delay: w });
}
const heap = new PairingHeap();
stations[s].key = 0;
heap.insert(stations[s]);
let answer = 0;
let seen = 0;
while (heap.root) {
  const here = heap.pop();
  here.closed = true;
  seen++;
  answer = here.key;
  for (const { target, delay } of here.lines) {
    const t = here.key + delay;
    if (target.closed || t >= target.key) continue;
    if (target.inHeap) heap.decrease(target, t);
    else {
      target.key = t;
      heap.insert(target);
    }
  }
}
console.log(seen === n ? answer : -1);
