'use strict';
const [s, t] = require('fs').readFileSync(0, 'latin1').split('\n').map((x) => x.trim());

class Tally {
  constructor(word) {
    this.need = new Int32Array(128);
    this.have = new Int32Array(128);
    for (const ch of word) this.need[ch.charCodeAt(0)]++;
    this.open = this.need.filter((x) => x > 0).length;
  }
  take(code) {
    if (++this.have[code] === this.need[code]) this.open--;
  }
  drop(code) {
    if (this.have[code]-- === this.need[code]) this.open++;
  }
  get covered() {
    return this.open === 0;
  }
}

const tally = new Tally(t);
let from = 0;
let bestFrom = -1;
let bestLength = s.length + 1;
for (let to = 0; to < s.length; to++) {
  tally.take(s.charCodeAt(to));
  while (tally.covered) {
    if (to - from + 1 < bestLength) {
      bestFrom = from;
      bestLength = to - from + 1;
    }
    tally.drop(s.charCodeAt(from++));
  }
}
console.log(bestFrom < 0 ? 'none' : s.substr(bestFrom, bestLength));
