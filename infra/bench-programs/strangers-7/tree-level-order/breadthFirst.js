'use strict';

function TreeNode(val) {
  this.val = val;
  this.left = null;
  this.right = null;
}

function parseTree(tokens) {
  if (tokens.length === 0) return null;
  const make = t => (t === undefined || t === 'null' ? null : new TreeNode(parseInt(t, 10)));
  const root = make(tokens[0]);
  const nodes = [root];
  for (let i = 0, t = 1; t < tokens.length; i++, t += 2) {
    nodes[i].left = make(tokens[t]);
    nodes[i].right = make(tokens[t + 1]);
    if (nodes[i].left !== null) nodes.push(nodes[i].left);
    if (nodes[i].right !== null) nodes.push(nodes[i].right);
  }
  return root;
}

function levelOrder(root) {
  const levels = [];
  let current = root === null ? [] : [root];
  while (current.length > 0) {
    levels.push(current.map(node => node.val));
    current = current.flatMap(node => [node.left, node.right]).filter(node => node !== null);
  }
  return levels;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = Number(lines[0]) === 0 ? [] : lines[1].trim().split(' ');
for (const level of levelOrder(parseTree(tokens))) {
  console.log(level.join(' '));
}
