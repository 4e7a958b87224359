const fs = require('fs');

/**
 * @typedef {{ value: string, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode | null} root
 * @returns {TreeNode | null} the root of the mirror image
 */
function solve(root) {
  // Write your solution here.
  return root;
}

/** Builds the tree from its level-order tokens. */
function readTree(tokens) {
  if (tokens.length === 0) return null;
  const node = (token) =>
    token === undefined || token === 'null' ? null : { value: token, left: null, right: null };
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

/** Level-order tokens without trailing nulls. */
function treeTokens(root) {
  const tokens = [];
  const queue = [root];
  for (const node of queue) {
    tokens.push(node === null ? 'null' : node.value);
    if (node !== null) queue.push(node.left, node.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

const [k, ...tokens] = fs.readFileSync(0, 'utf8').split(/\s+/);
const inverted = treeTokens(solve(readTree(tokens.slice(0, Number(k)))));
console.log(`${inverted.length}\n${inverted.join(' ')}`);
