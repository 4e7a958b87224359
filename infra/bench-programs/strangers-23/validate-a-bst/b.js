class TreeNode {
  constructor(value) {
    this.value = value;
    this.left = this.right = null;
  }
}

function build(words) {
  if (!words.length) return null;
  const make = w => (w === undefined || w === 'null' ? null : new TreeNode(Number(w)));
  const root = make(words[0]);
  const queue = [root];
  let i = 1;
  for (const node of queue) {
    if (i >= words.length) break;
    node.left = make(words[i++]);
    node.right = make(words[i++]);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return root;
}

function isSearchTree(root) {
  let last = -Infinity;
  const inorder = node => {
    if (!node) return true;
    if (!inorder(node.left)) return false;
    if (node.value <= last) return false;
    last = node.value;
    return inorder(node.right);
  };
  return inorder(root);
}

const [, line = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isSearchTree(build(line.trim().split(' ').filter(w => w))) ? 'true' : 'false');
