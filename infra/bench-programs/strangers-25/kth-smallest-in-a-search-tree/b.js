const words = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
let w = 0;
const count = +words[w++];

const mark = [], left = [], right = [];
let filled = -1; // last node that got children
for (let i = 0; i < count; i++) {
  const t = words[w++];
  let id = -1;
  if (t !== 'null') {
    id = mark.length;
    mark.push(t);
    left.push(-1);
    right.push(-1);
  }
  if (i === 0) continue;
  if (i & 1) left[++filled] = id;
  else right[filled] = id;
}

const sorted = [];
const stack = [];
for (let v = 0; v !== -1 || stack.length > 0;) {
  if (v !== -1) {
    stack.push(v);
    v = left[v];
  } else {
    v = stack.pop();
    sorted.push(mark[v]);
    v = right[v];
  }
}

let q = +words[w++];
const out = [];
while (q-- > 0) out.push(sorted[words[w++] - 1]);
console.log(out.join(' '));
