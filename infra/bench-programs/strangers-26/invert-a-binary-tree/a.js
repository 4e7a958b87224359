class Node {
  constructor(value) {
    this.value = value;
    this.left = null;
    this.right = null;
  }

  invert() {
    [this.left, this.right] = [this.right, this.left];
    this.left?.invert();
    this.right?.invert();
    return this;
  }
}

function parse(tokens) {
  if (!tokens.length) return null;
  const root = new Node(tokens[0]);
  const queue = [root];
  let i = 1;
  for (const node of queue) {
    for (const side of ['left', 'right']) {
      if (i < tokens.length && tokens[i] !== 'null') {
        node[side] = new Node(tokens[i]);
        queue.push(node[side]);
      }
      i++;
    }
  }
  return root;
}

function format(root) {
  const tokens = [];
  const queue = [root];
  for (const node of queue) {
    tokens.push(node ? node.value : 'null');
    if (node) queue.push(node.left, node.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).slice(1);
const root = parse(tokens);
const result = format(root && root.invert());
console.log(result.length);
console.log(result.join(' '));
