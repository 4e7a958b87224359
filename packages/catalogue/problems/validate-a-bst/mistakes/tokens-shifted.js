const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode | null} root
 * @returns {boolean} whether the tree is a search tree
 */
function solve(root) {
  const isWithin = (node, low, high) => {
    if (node === null) return true;
    if (node.value <= low || node.value >= high) return false;
    return isWithin(node.left, low, node.value) && isWithin(node.right, node.value, high);
  };
  return isWithin(root, -Infinity, Infinity);
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

const [k, ...tokens] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(readTree(tokens.slice(0, Number(k)))));
