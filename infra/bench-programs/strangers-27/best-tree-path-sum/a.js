const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

class Node {
  constructor(value) {
    this.value = value;
    this.left = null;
    this.right = null;
  }
}

function build(list) {
  const root = new Node(Number(list[0]));
  let level = [root], at = 1;
  while (at < list.length) {
    const next = [];
    for (const node of level) {
      for (const side of ['left', 'right']) {
        const t = list[at++];
        if (t !== undefined && t !== 'null') {
          node[side] = new Node(Number(t));
          next.push(node[side]);
        }
      }
    }
    level = next;
  }
  return root;
}

let best = -Infinity;

function arm(node) {
  if (node === null) return 0;
  const l = Math.max(0, arm(node.left));
  const r = Math.max(0, arm(node.right));
  best = Math.max(best, l + node.value + r);
  return node.value + Math.max(l, r);
}

arm(build(tokens));
console.log(best);
