const fs = require('fs');
const [k, ...tokens] = fs.readFileSync(0, 'utf8').split(/\s+/);

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

const between = (node, low, high) =>
  !node ||
  (low < node.value && node.value < high && between(node.left, low, node.value) && between(node.right, node.value, high));

console.log(between(readTree(tokens.slice(0, Number(k))), -Infinity, Infinity));
