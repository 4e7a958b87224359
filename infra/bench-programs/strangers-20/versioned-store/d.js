'use strict';
// each entry points to the one before it and to one much further back (skew-binary jumps)
const tok = require('fs').readFileSync(0, 'latin1').split(/\s+/);
let p = 0;
const q = +tok[p++];
const time = new Int32Array(q + 1), val = new Int32Array(q + 1);
const prev = new Int32Array(q + 1), jump = new Int32Array(q + 1), depth = new Int32Array(q + 1);
const newest = Object.create(null);
let cnt = 0;
const res = [];
for (let i = 0; i < q; i++) {
  const op = tok[p++], t = +tok[p++], name = tok[p++];
  let v = newest[name] | 0;
  if (op === 'set') {
    const id = ++cnt;
    time[id] = t;
    val[id] = +tok[p++];
    prev[id] = v;
    depth[id] = depth[v] + 1;
    const j = jump[v];
    jump[id] = v !== 0 && depth[v] - depth[j] === depth[j] - depth[jump[j]] ? jump[j] : v;
    newest[name] = id;
  } else {
    while (v !== 0 && time[v] > t) v = time[jump[v]] > t ? jump[v] : prev[v];
    res.push(v === 0 ? 'none' : val[v]);
  }
}
console.log(res.join('\n'));
