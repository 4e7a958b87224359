const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = +tokens[0], c = +tokens[1];
const n = +tokens[2 + r];

// trie in typed arrays
const room = n * 8 + 1;
const child = new Int32Array(room * 26);
const wordAt = new Int32Array(room).fill(-1);
const hit = new Uint8Array(room);
let nodes = 1;
for (let k = 0; k < n; k++) {
  const word = tokens[3 + r + k];
  let v = 0;
  for (let i = 0; i < word.length; i++) {
    const e = v * 26 + word.charCodeAt(i) - 97;
    if (child[e] === 0) child[e] = nodes++;
    v = child[e];
  }
  wordAt[v] = k;
}

const w = c + 2;
const cell = new Int8Array(w * (r + 2)).fill(-1);
for (let y = 0; y < r; y++)
  for (let x = 0; x < c; x++)
    cell[(y + 1) * w + x + 1] = tokens[2 + y].charCodeAt(x) - 97;

function visit(p, v) {
  const ch = cell[p];
  if (ch < 0) return;
  v = child[v * 26 + ch];
  if (v === 0) return;
  hit[v] = 1;
  cell[p] = -1;
  visit(p + 1, v);
  visit(p - 1, v);
  visit(p + w, v);
  visit(p - w, v);
  cell[p] = ch;
}
for (let p = 0; p < cell.length; p++) visit(p, 0);

const list = [];
(function collect(v) {
  if (hit[v] && wordAt[v] >= 0) list.push(tokens[3 + r + wordAt[v]]);
  for (let ch = 0; ch < 26; ch++) {
    const next = child[v * 26 + ch];
    if (next) collect(next);
  }
})(0);
console.log([list.length, ...list].join('\n'));
