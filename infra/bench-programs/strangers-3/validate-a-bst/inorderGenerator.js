const tok = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
function build() {
  if (tok.length === 0) return null;
  const root = { v: +tok[0] };
  const queue = [root];
  let i = 1;
  for (const x of queue) {
    if (i < tok.length && tok[i] !== 'null') queue.push(x.l = { v: +tok[i] });
    i++;
    if (i < tok.length && tok[i] !== 'null') queue.push(x.r = { v: +tok[i] });
    i++;
  }
  return root;
}
function* inorder(x) {
  const path = [];
  while (x || path.length) {
    for (; x; x = x.l) path.push(x);
    const top = path.pop();
    yield top.v;
    x = top.r;
  }
}
let last = -Infinity, good = true;
for (const v of inorder(build())) {
  if (v <= last) { good = false; break; }
  last = v;
}
console.log(good);
