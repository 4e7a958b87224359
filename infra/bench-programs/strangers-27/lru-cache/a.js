'use strict';
class Entry {
  constructor(key, value) {
    this.key = key;
    this.value = value;
    this.newer = this.older = this;
  }
  unlink() {
    this.older.newer = this.newer;
    this.newer.older = this.older;
  }
  linkBefore(other) {
    this.newer = other;
    this.older = other.older;
    this.older.newer = this;
    other.older = this;
  }
}

class Cache {
  constructor(cap) {
    this.cap = cap;
    this.ring = new Entry(-1, -1);
    this.table = new Map();
  }
  touch(entry) {
    entry.unlink();
    entry.linkBefore(this.ring);
  }
  get(key) {
    const entry = this.table.get(key);
    if (!entry) return -1;
    this.touch(entry);
    return entry.value;
  }
  put(key, value) {
    let entry = this.table.get(key);
    if (!entry) {
      if (this.table.size === this.cap) {
        const oldest = this.ring.newer;
        oldest.unlink();
        this.table.delete(oldest.key);
      }
      entry = new Entry(key, value);
      this.table.set(key, entry);
    }
    entry.value = value;
    this.touch(entry);
  }
}

const [head, ...operations] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const cache = new Cache(parseInt(head));
const results = [];
for (const op of operations) {
  const [name, k, v] = op.trim().split(' ');
  if (name === 'put') cache.put(+k, +v);
  else results.push(cache.get(+k));
}
console.log(results.join('\n'));
