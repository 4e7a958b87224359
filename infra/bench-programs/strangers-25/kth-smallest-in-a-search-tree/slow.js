const lines = require('fs').readFileSync(0, 'utf8').split('\n');

class Node {
  constructor(mark) { this.mark = mark; this.left = null; this.right = null; }
  *[Symbol.iterator]() {
    const pile = [];
    let at = this;
    while (at || pile.length) {
      for (; at; at = at.left) pile.push(at);
      at = pile.pop();
      yield at.mark;
      at = at.right;
    }
  }
}

function plant([first, ...others]) {
  const root = new Node(first);
  const queue = [root];
  others.forEach((t, i) => {
    if (t === 'null') return;
    const child = new Node(t);
    queue[i >> 1][i % 2 ? 'right' : 'left'] = child;
    queue.push(child);
  });
  return root;
}

function kth(tree, k) {
  for (const mark of tree) if (--k === 0) return mark;
}

const tree = plant(lines[1].trim().split(' '));
console.log(lines[3].trim().split(' ').map(k => kth(tree, +k)).join(' '));
