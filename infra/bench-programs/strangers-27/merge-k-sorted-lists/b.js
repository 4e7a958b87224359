'use strict';
const raw = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

let at = 0;
const k = Number(raw[at++]);
const all = [];
for (let i = 0; i < k; i++) {
  for (let len = Number(raw[at++]); len > 0; len--) all.push(Number(raw[at++]));
}

// the archives are thrown together and sorted digit by digit, one byte at a time
let from = Int32Array.from(all);
let to = new Int32Array(all.length);
for (let shift = 0; shift < 32; shift += 8) {
  const flip = shift === 24 ? 128 : 0;
  const place = new Int32Array(257);
  for (let i = 0; i < from.length; i++) place[((from[i] >>> shift & 255) ^ flip) + 1]++;
  for (let d = 0; d < 256; d++) place[d + 1] += place[d];
  for (let i = 0; i < from.length; i++) to[place[(from[i] >>> shift & 255) ^ flip]++] = from[i];
  [from, to] = [to, from];
}
console.log(from.join(' '));
