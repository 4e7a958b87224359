const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = lines[1].trim().split(' ');

class Node {
  constructor(value) {
    this.value = value;
    this.left = null;
    this.right = null;
  }
}

function build(tokens) {
  const root = new Node(Number(tokens[0]));
  const queue = [root];
  let head = 0;
  let i = 1;
  while (i < tokens.length) {
    const node = queue[head++];
    if (tokens[i] !== 'null') {
      node.left = new Node(Number(tokens[i]));
      queue.push(node.left);
    }
    i++;
    if (i < tokens.length && tokens[i] !== 'null') {
      node.right = new Node(Number(tokens[i]));
      queue.push(node.right);
    }
    i++;
  }
  return root;
}

let best = -Infinity;

// the best sum of a path that starts at the node and goes down
function down(node) {
  if (node === null) return 0;
  const l = down(node.left);
  const r = down(node.right);
  const through = node.value + Math.max(l, 0) + Math.max(r, 0);
  if (through > best) best = through;
  return node.value + Math.max(l, r);
}

down(build(tokens));
console.log(best);
