class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

function buildTree(tokens) {
  const root = new TreeNode(Number(tokens[0]));
  const queue = [root];
  let head = 0;
  let i = 1;
  while (i < tokens.length) {
    const node = queue[head++];
    if (tokens[i] !== 'null') {
      node.left = new TreeNode(Number(tokens[i]));
      queue.push(node.left);
    }
    i++;
    if (i < tokens.length && tokens[i] !== 'null') {
      node.right = new TreeNode(Number(tokens[i]));
      queue.push(node.right);
    }
    i++;
  }
  return root;
}

function lowestCommonAncestor(node, p, q) {
  if (node === null || node.val === p || node.val === q) return node;
  const left = lowestCommonAncestor(node.left, p, q);
  const right = lowestCommonAncestor(node.right, p, q);
  if (left && right) return node;
  return left || right;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const root = buildTree(lines[1].trim().split(/\s+/));
const [p, q] = lines[2].trim().split(/\s+/).map(Number);
console.log(lowestCommonAncestor(root, p, q).val);
