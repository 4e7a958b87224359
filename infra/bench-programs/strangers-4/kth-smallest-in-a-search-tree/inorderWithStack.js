const [, tokens, , ks] = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' '));

function build(list) {
  const make = s => (s === undefined || s === 'null' ? null : { mark: Number(s), left: null, right: null });
  const root = make(list[0]);
  const queue = [root];
  let next = 1;
  for (let i = 0; i < queue.length && next < list.length; i++) {
    for (const side of ['left', 'right']) {
      const child = make(list[next++]);
      queue[i][side] = child;
      if (child) queue.push(child);
    }
  }
  return root;
}

function* inorder(root) {
  const stack = [];
  let node = root;
  while (node || stack.length) {
    while (node) { stack.push(node); node = node.left; }
    node = stack.pop();
    yield node.mark;
    node = node.right;
  }
}

const marks = [...inorder(build(tokens))];
console.log(ks.map(k => marks[k - 1]).join(' '));
