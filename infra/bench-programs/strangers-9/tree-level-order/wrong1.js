const fs = require('fs');
const [k, ...tokens] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);

function makeNode(token) {
  const value = Number(token); // NaN for null and undefined
  if (!value) return null;
  return { value, left: null, right: null };
}

function readTree(list) {
  const root = makeNode(list[0]);
  const queue = [root];
  let at = 1;
  for (const node of queue) {
    if (node === null || at >= list.length) break;
    node.left = makeNode(list[at++]);
    node.right = makeNode(list[at++]);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return root;
}

let level = [readTree(tokens.slice(0, Number(k)))].filter(Boolean);
const out = [];
while (level.length) {
  out.push(level.map((node) => node.value).join(' '));
  level = level.flatMap((node) => [node.left, node.right]).filter(Boolean);
}
if (out.length) console.log(out.join('\n'));
