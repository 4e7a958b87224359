'use strict';
// Every note on the board points to the one before it and, further back, to another one (skew-binary jumps).
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const q = +lines[0];
const time = new Int32Array(q + 1), before = new Int32Array(q + 1);
const jump = new Int32Array(q + 1), depth = new Int32Array(q + 1);
const said = ['none'];
const newest = new Map();

const write = (t, name, x) => {
  const p = newest.get(name) ?? 0, v = said.length, j = jump[p];
  time[v] = t;
  said.push(x);
  before[v] = p;
  depth[v] = depth[p] + 1;
  jump[v] = depth[p] - depth[j] === depth[j] - depth[jump[j]] ? jump[j] : p;
  newest.set(name, v);
};

const ask = (t, name) => {
  let v = newest.get(name) ?? 0;
  while (time[v] > t) v = time[jump[v]] > t ? jump[v] : before[v];
  return said[v];
};

const answers = [];
for (let i = 1; i <= q; i++) {
  const [what, t, name, x] = lines[i].trim().split(' ');
  if (what === 'set') write(+t, name, x);
  else answers.push(ask(+t, name));
}
console.log(answers.join('\n'));
