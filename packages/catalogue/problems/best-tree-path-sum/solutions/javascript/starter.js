const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode} root
 * @returns {number} the largest sum of the values along a path
 */
function solve(root) {
  // Write your solution here.
  return root.value;
}

/** Builds the tree from its level-order tokens. */
function readTree(tokens) {
  const node = (token) =>
    token === undefined || token === 'null' ? null : { value: Number(token), left: null, right: null };
  const root = node(tokens[0]);
  const queue = [root];
  for (let at = 1, parent = 0; at < tokens.length; at += 2, parent++) {
    const left = (queue[parent].left = node(tokens[at]));
    const right = (queue[parent].right = node(tokens[at + 1]));
    if (left !== null) queue.push(left);
    if (right !== null) queue.push(right);
  }
  return root;
}

const [k, ...tokens] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(solve(readTree(tokens.slice(0, Number(k)))));
