const fs = require('fs');

let best = null;

function arm(node) {
  if (node === null) return 0;
  const left = Math.max(0, arm(node.left));
  const right = Math.max(0, arm(node.right));
  const through = node.value + left + right;
  if (!best || through > best) best = through;
  return node.value + Math.max(left, right);
}

function readTree(tokens) {
  const node = (t) => (t === undefined || t === 'null' ? null : { value: Number(t), left: null, right: null });
  const root = node(tokens[0]);
  const queue = [root];
  for (let at = 1, parent = 0; at < tokens.length; at += 2, parent++) {
    const left = (queue[parent].left = node(tokens[at]));
    const right = (queue[parent].right = node(tokens[at + 1]));
    if (left) queue.push(left);
    if (right) queue.push(right);
  }
  return root;
}

const [k, ...tokens] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
arm(readTree(tokens.slice(0, Number(k))));
console.log(best);
