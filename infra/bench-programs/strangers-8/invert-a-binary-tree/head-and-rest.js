const text = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let tokens = text.slice(1);

const take = () => {
  const [first, ...rest] = tokens;
  tokens = rest;
  return first === undefined || first === 'null' ? null : { value: first, left: null, right: null };
};

const root = take();
const parents = root ? [root] : [];
for (const node of parents) {
  node.left = take();
  if (node.left) parents.push(node.left);
  node.right = take();
  if (node.right) parents.push(node.right);
}

const invert = t => t && { value: t.value, left: invert(t.right), right: invert(t.left) };

const out = [];
const queue = [invert(root)];
for (const t of queue) {
  if (!t) { out.push('null'); continue; }
  out.push(t.value);
  queue.push(t.left, t.right);
}
while (out[out.length - 1] === 'null') out.pop();
console.log(out.length + '\n' + out.join(' '));
