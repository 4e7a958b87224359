const lines = require('fs').readFileSync(0, 'latin1').trim().split('\n').slice(1);

/** A trie in one typed array: 26 slots per node. */
class Trie {
  #next;
  #end;
  #nodes = 1;

  constructor(letters) {
    this.#next = new Int32Array(26 * (letters + 1));
    this.#end = new Uint8Array(letters + 1);
  }

  #walk(w) {
    let node = 0;
    for (let i = 0; i < w.length; i++) {
      node = this.#next[26 * node + w.charCodeAt(i) - 97];
      if (node === 0) return -1;
    }
    return node;
  }

  add(w) {
    let node = 0;
    for (let i = 0; i < w.length; i++) {
      const slot = 26 * node + w.charCodeAt(i) - 97;
      if (this.#next[slot] === 0) this.#next[slot] = this.#nodes++;
      node = this.#next[slot];
    }
    this.#end[node] = 1;
  }

  has(w) {
    const node = this.#walk(w);
    return node > 0 && this.#end[node] === 1;
  }

  prefix(w) {
    return this.#walk(w) > 0;
  }
}

const operations = lines.map((line) => line.trim().split(' '));
let letters = 0;
for (const [op, w] of operations) if (op === 'add') letters += w.length;
const trie = new Trie(letters);
const answers = [];
for (const [op, w] of operations) {
  const a = trie[op](w);
  if (op !== 'add') answers.push(a);
}
console.log(answers.join('\n'));
