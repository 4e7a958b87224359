const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = parseInt(words[0]);
const pre = words.slice(1, n + 1);
const mid = words.slice(n + 1);

function makeNode(name) {
  return { name: name, left: null, right: null };
}

function build() {
  const root = makeNode(pre[0]);
  const open = [root];
  let done = 0;
  for (let i = 1; i < n; i++) {
    const node = makeNode(pre[i]);
    let above = null;
    while (open.length > 0 && open[open.length - 1].name === mid[done]) {
      above = open.pop();
      done++;
    }
    if (above === null) open[open.length - 1].left = node;
    else above.right = node;
    open.push(node);
  }
  return root;
}

function backwards(root) {
  const list = [];
  const todo = [root];
  while (todo.length > 0) {
    const node = todo.pop();
    list.push(node.name);
    if (node.left) todo.push(node.left);
    if (node.right) todo.push(node.right);
  }
  return list.reverse();
}

console.log(backwards(build()).join(' '));
