const text = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

// a tree is [value, left, right] or null
let tree = null;
if (text.length) {
  tree = [text[0], null, null];
  const queue = [tree];
  let i = 1;
  for (const node of queue) {
    for (const side of [1, 2]) {
      if (i < text.length && text[i] !== 'null') queue.push(node[side] = [text[i], null, null]);
      i++;
    }
  }
}

function depth(node) {
  return node === null ? 0 : 1 + Math.max(depth(node[1]), depth(node[2]));
}

function collect(node, level, into) {
  if (node === null) return;
  if (level === 1) {
    into.push(node[0]);
    return;
  }
  collect(node[1], level - 1, into);
  collect(node[2], level - 1, into);
}

const height = depth(tree);
for (let level = 1; level <= height; level++) {
  const row = [];
  collect(tree, level, row);
  console.log(row.join(' '));
}
