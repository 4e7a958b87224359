class Lru {
  #m = new Map();
  constructor(cap) { this.cap = cap; }
  get(k) {
    if (!this.#m.has(k)) return -1;
    const v = this.#m.get(k);
    this.#m.delete(k);
    this.#m.set(k, v);
    return v;
  }
  put(k, v) {
    this.#m.delete(k);
    if (this.#m.size >= this.cap) this.#m.delete(this.#m.keys().next().value);
    this.#m.set(k, v);
  }
}
const [head, ...ops] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const lru = new Lru(parseInt(head));
const res = [];
for (const op of ops) {
  const [name, k, v] = op.trim().split(' ');
  if (name === 'get') res.push(lru.get(k));
  else lru.put(k, v);
}
console.log(res.join('\n'));
