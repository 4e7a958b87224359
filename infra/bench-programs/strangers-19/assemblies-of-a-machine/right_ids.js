'use strict';
// Give every different subtree a number (hash consing), bottom up.
const tok = require('fs').readFileSync(0, 'latin1').split(/\s+/);
let at = 0;

function readTree() {
  const len = +tok[at++];
  const end = at + len;
  const type = [+tok[at++]], left = [0], right = [0]; // 0 = nobody, otherwise index + 1
  for (let i = 0; i < type.length && at < end; i++) {
    for (const side of [left, right]) {
      if (at >= end) break;
      const t = tok[at++];
      if (t !== 'null') {
        type.push(+t); left.push(0); right.push(0);
        side[i] = type.length;
      }
    }
  }
  return { type, left, right };
}

const ids = new Map();
function number({ type, left, right }, learn) {
  const id = new Int32Array(type.length + 1);
  for (let i = type.length - 1; i >= 0; i--) {
    const l = id[left[i]], r = id[right[i]];
    if (l < 0 || r < 0) return -1;
    const key = (type[i] * 65536 + l) * 65536 + r;
    let k = ids.get(key);
    if (k === undefined) {
      if (!learn) return -1;
      k = ids.size + 1;
      ids.set(key, k);
    }
    id[i + 1] = k;
  }
  return id[1];
}
number(readTree(), true);
const out = [];
for (let q = +tok[at++]; q > 0; q--) out.push(number(readTree(), false) > 0 ? 'yes' : 'no');
console.log(out.join('\n'));
