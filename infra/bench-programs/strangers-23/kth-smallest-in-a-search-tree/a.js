const [, treeLine, , questions] = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = treeLine.trim().split(' ');

const nodes = tokens.map(t => (t === 'null' ? null : { mark: +t, left: null, right: null }));
let child = 1;
for (const node of nodes) {
  if (!node) continue;
  node.left = nodes[child++] || null;
  node.right = nodes[child++] || null;
}

const sorted = [];
let at = nodes[0];
while (at) {
  if (!at.left) {
    sorted.push(at.mark);
    at = at.right;
    continue;
  }
  let before = at.left;
  while (before.right && before.right !== at) before = before.right;
  if (before.right) {
    before.right = null;
    sorted.push(at.mark);
    at = at.right;
  } else {
    before.right = at;
    at = at.left;
  }
}
console.log(questions.trim().split(' ').map(k => sorted[k - 1]).join(' '));
