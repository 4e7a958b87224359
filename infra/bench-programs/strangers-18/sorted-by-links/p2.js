'use strict';
const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +tok[0];
let head = +tok[1];
const key = new Float64Array(n + 1), next = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  key[i] = +tok[1 + i];
  next[i] = +tok[1 + n + i];
}

// cuts `size` cards off the list that begins at node, returns the rest
function cut(node, size) {
  while (--size > 0 && node) node = next[node];
  if (!node) return 0;
  const rest = next[node];
  next[node] = 0;
  return rest;
}

// bottom-up merge sort, links only; next[0] serves as the dummy head
for (let size = 1; size < n; size *= 2) {
  let rest = head, tail = 0;
  while (rest) {
    let a = rest;
    let b = cut(a, size);
    rest = cut(b, size);
    while (a || b) {
      if (!b || (a && key[a] <= key[b])) {
        next[tail] = a;
        tail = a;
        a = next[a];
      } else {
        next[tail] = b;
        tail = b;
        b = next[b];
      }
    }
  }
  head = next[0];
}

const out = new Array(n);
for (let i = 0, v = head; i < n; i++, v = next[v]) out[i] = v;
console.log(out.join(' '));
