'use strict';
const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
const text = tok[0];
const w = +tok[1];

let room = 1;
for (let i = 0; i < w; i++) room += tok[2 + i].length;
const child = new Int32Array(room * 26);
const ends = new Uint8Array(room);
let nodes = 1;
for (let i = 0; i < w; i++) {
  const word = tok[2 + i];
  let v = 0;
  for (let j = 0; j < word.length; j++) {
    const at = v * 26 + word.charCodeAt(j) - 97;
    if (child[at] === 0) child[at] = nodes++;
    v = child[at];
  }
  ends[v] = 1;
}

const n = text.length;
const NONE = 1000000;
const rest = new Int32Array(n + 1).fill(NONE);
rest[n] = 0;
for (let i = n - 1; i >= 0; i--) {
  let v = 0;
  let least = NONE;
  for (let j = i; j < n; j++) {
    v = child[v * 26 + text.charCodeAt(j) - 97];
    if (v === 0) break;
    if (ends[v] && rest[j + 1] + 1 < least) least = rest[j + 1] + 1;
  }
  rest[i] = least;
}
console.log(rest[0] < NONE ? rest[0] : -1);
