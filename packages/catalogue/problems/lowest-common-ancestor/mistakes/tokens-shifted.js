const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode} root
 * @param {number} p
 * @param {number} q values of nodes of the tree, perhaps of the same one
 * @returns {number} the value of their lowest common ancestor
 */
function solve(root, p, q) {
  const search = (node) => {
    if (node === null || node.value === p || node.value === q) return node;
    const left = search(node.left);
    const right = search(node.right);
    return left !== null && right !== null ? node : (left ?? right);
  };
  return search(root).value;
}

/** Builds the tree from its level-order tokens. */
function readTree(tokens) {
  const node = (token) =>
    token === undefined || token === 'null' ? null : { value: Number(token), left: null, right: null };
  const root = node(tokens.shift());
  const queue = [root];
  while (tokens.length > 0) {
    const parent = queue.shift();
    for (const side of ['left', 'right']) {
      parent[side] = node(tokens.shift());
      if (parent[side] !== null) queue.push(parent[side]);
    }
  }
  return root;
}

const [k, ...tokens] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const [p, q] = tokens.splice(Number(k)).map(Number);
console.log(solve(readTree(tokens), p, q));
