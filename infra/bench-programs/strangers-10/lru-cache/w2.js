const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [cap, q] = lines[0].split(' ').map(Number);

class LRU {
  constructor(limit) {
    this.limit = limit;
    this.entries = new Map();
  }

  touch(key, value) {
    this.entries.delete(key);
    this.entries.set(key, value);
  }

  get(key) {
    const value = this.entries.get(key);
    this.touch(key, value);
    return value === undefined ? -1 : value;
  }

  put(key, value) {
    this.touch(key, value);
    if (this.entries.size > this.limit) {
      const oldest = this.entries.keys().next().value;
      this.entries.delete(oldest);
    }
  }
}

const cache = new LRU(cap);
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, k, v] = lines[i].split(' ');
  if (op === 'put') cache.put(Number(k), Number(v));
  else out.push(cache.get(Number(k)));
}
console.log(out.join('\n'));
