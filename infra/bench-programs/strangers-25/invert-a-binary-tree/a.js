class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

function parse(tokens) {
  if (tokens.length === 0) return null;
  const root = new TreeNode(tokens[0]);
  const queue = [root];
  let i = 1;
  for (let head = 0; i < tokens.length; head++) {
    const node = queue[head];
    for (const side of ['left', 'right']) {
      if (i < tokens.length && tokens[i] !== 'null') {
        node[side] = new TreeNode(tokens[i]);
        queue.push(node[side]);
      }
      i++;
    }
  }
  return root;
}

function invertTree(root) {
  if (root === null) return null;
  [root.left, root.right] = [invertTree(root.right), invertTree(root.left)];
  return root;
}

function serialize(root) {
  const out = [];
  let level = [root];
  while (level.length) {
    const next = [];
    for (const node of level) {
      out.push(node ? node.val : 'null');
      if (node) next.push(node.left, node.right);
    }
    level = next;
  }
  while (out.length && out[out.length - 1] === 'null') out.pop();
  return out;
}

const [, second = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const result = serialize(invertTree(parse(second.split(/\s+/).filter(Boolean))));
console.log(result.length);
console.log(result.join(' '));
