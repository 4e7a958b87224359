'use strict';
// children always stand later in the list than their parents:
// number the real nodes in order of appearance and fold from the back.
const text = require('fs').readFileSync(0, 'utf8');
const toks = text.split(/\s+/).filter(s => s !== '').slice(1);
const val = new Int32Array(toks.length);
const up = new Int32Array(toks.length).fill(-1);
let nodes = 0;
{
  let slot = -1; // slot s belongs to node s >> 1
  for (const t of toks) {
    const p = slot < 0 ? -1 : slot >> 1;
    slot++;
    if (t === 'null') continue;
    val[nodes] = +t;
    up[nodes++] = p;
  }
}
const one = new Float64Array(nodes); // best arm seen so far
const two = new Float64Array(nodes); // second best arm
let answer = -Infinity;
for (let i = nodes; i--;) {
  const bent = val[i] + one[i] + two[i];
  if (bent > answer) answer = bent;
  const arm = val[i] + one[i];
  const p = up[i];
  if (p >= 0 && arm > two[p]) {
    if (arm > one[p]) { two[p] = one[p]; one[p] = arm; }
    else two[p] = arm;
  }
}
console.log(String(answer));
