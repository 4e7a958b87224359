const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

class Trie {
  constructor() {
    this.children = new Map();
    this.rung = 0; // 0: not reached
  }
  insert(word) {
    let node = this;
    for (const ch of word) {
      if (!node.children.has(ch)) node.children.set(ch, new Trie());
      node = node.children.get(ch);
    }
  }
  exact(word, from) {
    let node = this;
    for (let i = from; i < word.length && node; i++) node = node.children.get(word[i]);
    return node;
  }
  *oneOff(word) {
    let node = this;
    for (let i = 0; i < word.length && node; i++) {
      for (const [ch, child] of node.children) {
        if (ch === word[i]) continue;
        const hit = child.exact(word, i + 1);
        if (hit) yield [word.slice(0, i) + ch + word.slice(i + 1), hit];
      }
      node = node.children.get(word[i]);
    }
  }
}

const trie = new Trie();
list.forEach(w => trie.insert(w));
const start = trie.exact(begin, 0);
if (start) start.rung = 1;
const queue = [[begin, 1]];
for (const [word, rung] of queue) {
  for (const [next, node] of trie.oneOff(word)) {
    if (node.rung) continue;
    node.rung = rung + 1;
    queue.push([next, rung + 1]);
  }
}
const goal = trie.exact(end, 0);
console.log(goal ? goal.rung : 0);
