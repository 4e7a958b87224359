'use strict';
const [[n], pre, mid] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map((l) => Int32Array.from(l.trim().split(' '), Number));
const post = new Int32Array(n);
let p = 0, w = 0;
function visit(lo, hi) {
  if (lo === hi) return;
  const root = pre[p++];
  let i = lo;
  while (mid[i] !== root) i++;
  visit(lo, i);
  visit(i + 1, hi);
  post[w++] = root;
}
visit(0, n);
console.log(post.join(' '));
