class Node {
  constructor(k, v) { this.k = k; this.v = v; this.prev = this.next = null; }
}
class Cache {
  constructor(cap) {
    this.cap = cap;
    this.map = new Map();
    this.head = new Node(0, 0);
    this.tail = new Node(0, 0);
    this.head.next = this.tail;
    this.tail.prev = this.head;
  }
  unlink(x) { x.prev.next = x.next; x.next.prev = x.prev; }
  front(x) {
    x.next = this.head.next;
    x.prev = this.head;
    x.next.prev = x;
    this.head.next = x;
  }
  get(k) {
    const x = this.map.get(k);
    if (!x) return -1;
    this.unlink(x);
    this.front(x);
    return x.v;
  }
  put(k, v) {
    let x = this.map.get(k);
    if (x) { this.unlink(x); x.v = v; }
    else {
      if (this.map.size === this.cap) {
        const old = this.tail.prev;
        this.unlink(old);
        this.map.delete(old.k);
      }
      x = new Node(k, v);
      this.map.set(k, x);
    }
    this.front(x);
  }
}
const rows = require('fs').readFileSync(0, 'utf8').split('\n');
const [q, c] = rows[0].split(' ').map(Number);
const cache = new Cache(c);
const out = [];
for (let i = 1; i <= q; i++) {
  const [cmd, k, v] = rows[i].split(' ');
  if (cmd === 'get') out.push(cache.get(+k));
  else cache.put(+k, +v);
}
console.log(out.join('\n'));
