const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode} root
 * @returns {number} the largest sum of the values along a path
 */
function solve(root) {
  let best = -Infinity;
  // The best sum of a path that starts at the node and goes down, or 0 if none is positive.
  const reach = (node) => {
    if (node === null) return 0;
    const left = reach(node.left);
    const right = reach(node.right);
    best = Math.max(best, left + node.value + right);
    return Math.max(0, node.value + Math.max(left, right));
  };
  reach(root);
  return best;
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
