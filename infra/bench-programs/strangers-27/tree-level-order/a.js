const [, ...tokens] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

function parse(tokens) {
  if (tokens.length === 0) return null;
  const make = word => (word === undefined || word === 'null' ? null : { value: word, left: null, right: null });
  const root = make(tokens[0]);
  const queue = [root];
  let used = 1;
  for (const node of queue) {
    node.left = make(tokens[used++]);
    node.right = make(tokens[used++]);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return root;
}

const levels = [];
(function visit(node, depth) {
  if (!node) return;
  (levels[depth] ||= []).push(node.value);
  visit(node.left, depth + 1);
  visit(node.right, depth + 1);
})(parse(tokens), 0);

for (const level of levels) console.log(level.join(' '));
