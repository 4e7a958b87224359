class Shelf {
  #items = [];
  constructor(cap) {
    this.cap = cap;
  }
  #take(key) {
    const i = this.#items.findIndex((e) => e.key === key);
    return i < 0 ? null : this.#items.splice(i, 1)[0];
  }
  get(key) {
    const entry = this.#take(key);
    if (entry === null) return -1;
    this.#items.unshift(entry);
    return entry.value;
  }
  put(key, value) {
    if (this.#take(key) === null && this.#items.length === this.cap) this.#items.pop();
    this.#items.unshift({ key, value });
  }
}

const text = require('fs').readFileSync(0, 'utf8');
let shelf;
for (const [, op, a, b] of text.matchAll(/^(put|get)?\s*(\d+)(?: (\d+))?/gm)) {
  if (op === 'put') shelf.put(+a, +b);
  else if (op === 'get') console.log(shelf.get(+a));
  else shelf = new Shelf(+a);
}
