'use strict';
// Bit i of `alive` says: the first i letters of the word can be covered by the pattern read so far.
const [word, pattern] = require('fs').readFileSync(0, 'latin1').split('\n').map((s) => s.trim());
const n = word.length;
const ALL = (1n << BigInt(n + 1)) - 1n;
const cache = new Map();

function maskOf(letter) {
  if (!cache.has(letter)) {
    let bits = '';
    for (let i = n - 1; i >= 0; i--) bits += word[i] === letter ? '1' : '0';
    cache.set(letter, BigInt('0b0' + bits));
  }
  return cache.get(letter);
}

let alive = 1n;
for (const sign of pattern) {
  if (sign === '*') {
    const lowest = alive & -alive;
    if (lowest !== 0n) alive = ALL ^ (lowest - 1n);
  } else if (sign === '?') {
    alive = (alive << 1n) & ALL;
  } else {
    alive = (alive & maskOf(sign)) << 1n;
  }
}
let count = 0;
for (const ch of alive.toString(2)) if (ch === '1') count++;
console.log(count);
