const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let p = 0;
const count = Number(t[p++]);

class Node {
  constructor(mark) {
    this.mark = mark;
    this.left = null;
    this.right = null;
  }
}

const make = (s) => (s === 'null' ? null : new Node(Number(s)));
const root = make(t[p]);
const line = [root];
let head = 0;
for (let i = 1; i < count; ) {
  const node = line[head++];
  node.left = make(t[p + i++]);
  if (node.left) line.push(node.left);
  if (i < count) {
    node.right = make(t[p + i++]);
    if (node.right) line.push(node.right);
  }
}
p += count;

const ranked = [];
(function walk(node) {
  if (node === null) return;
  walk(node.left);
  ranked.push(node.mark);
  walk(node.right);
})(root);

const q = Number(t[p++]);
const out = [];
for (let i = 0; i < q; i++) out.push(ranked[t[p + i] - 1]);
console.log(out.join(' '));
