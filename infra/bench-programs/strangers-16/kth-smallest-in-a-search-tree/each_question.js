const lines = require('fs').readFileSync(0, 'utf8').split('\n');

class TreeNode {
  constructor(value) {
    this.value = value;
    this.left = null;
    this.right = null;
  }
}

function readTree(tokens) {
  const root = new TreeNode(Number(tokens[0]));
  const places = [[root, 'left'], [root, 'right']];
  let next = 0;
  for (const token of tokens.slice(1)) {
    const [parent, side] = places[next++];
    if (token !== 'null') {
      const child = new TreeNode(Number(token));
      parent[side] = child;
      places.push([child, 'left'], [child, 'right']);
    }
  }
  return root;
}

function kthSmallest(root, k) {
  const values = [];
  function inorder(node) {
    if (node === null) return;
    inorder(node.left);
    values.push(node.value);
    inorder(node.right);
  }
  inorder(root);
  return values[k - 1];
}

const root = readTree(lines[1].trim().split(' '));
const questions = lines[3].trim().split(' ').map(Number);
console.log(questions.map((k) => kthSmallest(root, k)).join(' '));
