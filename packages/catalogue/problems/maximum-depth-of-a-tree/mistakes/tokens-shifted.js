const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode | null} root
 * @returns {number} how many nodes the longest path down from the root has
 */
function solve(root) {
  if (root === null) return 0;
  return 1 + Math.max(solve(root.left), solve(root.right));
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
