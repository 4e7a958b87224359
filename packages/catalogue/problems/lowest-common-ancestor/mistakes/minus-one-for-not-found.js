const [first, second, third] = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = second.trim().split(/\s+/);
const [p, q] = third.trim().split(' ').map(Number);

const root = { value: Number(tokens[0]), left: null, right: null };
const queue = [root];
let at = 1;
for (let i = 0; i < queue.length && at < Number(first); i++) {
  for (const side of ['left', 'right']) {
    const token = tokens[at++];
    if (token === undefined || token === 'null') continue;
    queue[i][side] = { value: Number(token), left: null, right: null };
    queue.push(queue[i][side]);
  }
}

function find(node) {
  if (node === null) return -1;
  if (node.value === p || node.value === q) return node.value;
  const left = find(node.left);
  const right = find(node.right);
  if (left !== -1 && right !== -1) return node.value;
  return left !== -1 ? left : right;
}

console.log(find(root));
