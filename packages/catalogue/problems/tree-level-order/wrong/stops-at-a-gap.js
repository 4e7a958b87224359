const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode | null} root
 * @returns {number[][]} the values of each level, from the root downwards
 */
function solve(root) {
  const levels = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    levels.push(level.map((node) => node.value));
    const below = [];
    for (const node of level) {
      if (node.left === null) break;
      below.push(node.left);
      if (node.right !== null) below.push(node.right);
    }
    level = below;
  }
  return levels;
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

const [k, ...tokens] = fs.readFileSync(0, 'utf8').split(/\s+/);
for (const level of solve(readTree(tokens.slice(0, Number(k))))) console.log(level.join(' '));
