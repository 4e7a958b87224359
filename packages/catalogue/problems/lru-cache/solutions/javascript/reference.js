const fs = require('fs');

class LruCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.nodes = new Map();
    // The ring runs from the sentinel's `newer`, the oldest entry, to its `older`, the latest.
    this.sentinel = {};
    this.sentinel.older = this.sentinel.newer = this.sentinel;
  }

  get(key) {
    const node = this.nodes.get(key);
    if (node === undefined) return -1;
    this.unlink(node);
    this.append(node);
    return node.value;
  }

  put(key, value) {
    const present = this.nodes.get(key);
    if (present !== undefined) {
      this.unlink(present);
    } else if (this.nodes.size === this.capacity) {
      const oldest = this.sentinel.newer;
      this.unlink(oldest);
      this.nodes.delete(oldest.key);
    }
    const node = { key, value };
    this.nodes.set(key, node);
    this.append(node);
  }

  unlink(node) {
    node.older.newer = node.newer;
    node.newer.older = node.older;
  }

  append(node) {
    node.older = this.sentinel.older;
    node.newer = this.sentinel;
    node.older.newer = node;
    this.sentinel.older = node;
  }
}

/**
 * @param {number} capacity
 * @param {{ name: 'get' | 'put', key: number, value?: number }[]} operations
 * @returns {number[]} the results of the gets, in order
 */
function solve(capacity, operations) {
  const cache = new LruCache(capacity);
  const results = [];
  for (const { name, key, value } of operations) {
    if (name === 'get') results.push(cache.get(key));
    else cache.put(key, value);
  }
  return results;
}

const [head, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, key, value] = line.split(' ');
  return { name, key: Number(key), value: Number(value) };
});
console.log(solve(Number(head.split(' ')[0]), operations).join('\n'));
