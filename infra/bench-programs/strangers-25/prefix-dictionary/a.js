'use strict';
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const q = +lines[0];
let letters = 1;
for (let i = 1; i <= q; i++) if (lines[i][1] === 'd') letters += lines[i].trim().length - 4;
const go = new Int32Array(26 * letters);
const isWord = new Uint8Array(letters);
let nodes = 1;
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].trim().split(' ');
  let v = 0, lost = false;
  for (let j = 0; j < w.length; j++) {
    const e = 26 * v + w.charCodeAt(j) - 97;
    if (go[e] === 0) {
      if (op !== 'add') { lost = true; break; }
      go[e] = nodes++;
    }
    v = go[e];
  }
  if (op === 'add') isWord[v] = 1;
  else out.push(!lost && (op === 'prefix' || isWord[v] === 1));
}
console.log(out.join('\n'));
