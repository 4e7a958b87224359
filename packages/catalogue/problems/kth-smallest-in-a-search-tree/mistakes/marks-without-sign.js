const fs = require('fs');

/**
 * @typedef {{ value: number, left: TreeNode | null, right: TreeNode | null }} TreeNode
 */

/**
 * @param {TreeNode} root
 * @param {number[]} questions
 * @returns {number[]} the k-th smallest value for each question k
 */
function solve(root, questions) {
  const values = [];
  const walk = (node) => {
    if (node === null) return;
    walk(node.left);
    values.push(node.value);
    walk(node.right);
  };
  walk(root);
  values.sort((a, b) => Math.abs(a) - Math.abs(b));
  return questions.map((k) => values[k - 1]);
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

const [, tokens, , questions] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(readTree(tokens.split(' ')), questions.split(' ').map(Number)).join(' '));
