'use strict';
const tok = require('fs').readFileSync(0, 'latin1').split(/\s+/);
let p = 0;

function nextTree() {
  const k = +tok[p];
  const base = p + 1;
  p += k + 1;
  const type = [+tok[base]], left = [-1], right = [-1];
  let parent = 0;
  for (let i = 1; i < k; i++) {
    let child = -1;
    if (tok[base + i] !== 'null') {
      child = type.length;
      type.push(+tok[base + i]);
      left.push(-1);
      right.push(-1);
    }
    if (i & 1) left[parent] = child;
    else right[parent++] = child;
  }
  return { type, left, right };
}

const W = 131072;
const known = new Map();

function name(tree, learn) {
  const { type, left, right } = tree;
  const id = new Int32Array(type.length);
  for (let v = type.length - 1; v >= 0; v--) {
    const l = left[v] < 0 ? 0 : id[left[v]];
    const r = right[v] < 0 ? 0 : id[right[v]];
    const key = (type[v] * W + l) * W + r;
    let x = known.get(key);
    if (x === undefined) {
      if (!learn) return 0;
      x = known.size + 1;
      known.set(key, x);
    }
    id[v] = x;
  }
  return id[0];
}

name(nextTree(), true);
let q = +tok[p++];
const out = [];
while (q--) out.push(name(nextTree(), false) ? 'yes' : 'no');
console.log(out.join('\n'));
