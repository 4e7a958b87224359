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
  let node = root;
  for (;;) {
    const next = Math.max(p, q) < node.value ? node.left : Math.min(p, q) > node.value ? node.right : null;
    if (next === null) return node.value;
    node = next;
  }
}

/** Builds the tree from its level-order tokens. */
function readTree(tokens) {
  if (tokens.length === 0) return null;
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

const [k, ...tokens] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const [p, q] = tokens.splice(Number(k)).map(Number);
console.log(solve(readTree(tokens), p, q));
