const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

const makeNode = (token) => {
  const value = Number(token); // NaN for "null" and for a missing token
  return value ? { value, left: null, right: null, arm: 0 } : null;
};

// level by level
const nodes = [makeNode(tokens[0])];
for (let i = 1, parent = 0; i < tokens.length; i += 2, parent++) {
  nodes[parent].left = makeNode(tokens[i]);
  nodes[parent].right = makeNode(tokens[i + 1]);
  if (nodes[parent].left) nodes.push(nodes[parent].left);
  if (nodes[parent].right) nodes.push(nodes[parent].right);
}

// children before parents
let best = -Infinity;
for (let i = nodes.length - 1; i >= 0; i--) {
  const node = nodes[i];
  const left = node.left ? Math.max(0, node.left.arm) : 0;
  const right = node.right ? Math.max(0, node.right.arm) : 0;
  best = Math.max(best, node.value + left + right);
  node.arm = node.value + Math.max(left, right);
}
console.log(best);
