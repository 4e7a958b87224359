'use strict';
class Bag {
  constructor(word) {
    this.lack = new Map();
    this.open = 0;
    for (const x of word) this.remove(x, true);
  }
  knows(x) { return this.lack.has(x); }
  put(x) {
    const v = this.lack.get(x) - 1;
    this.lack.set(x, v);
    if (v === 0) this.open--;
  }
  remove(x) {
    const v = (this.lack.get(x) || 0) + 1;
    this.lack.set(x, v);
    if (v === 1) this.open++;
  }
  get full() { return this.open === 0; }
}

const lines = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);
const s = lines[0], bag = new Bag(lines[1]);
const spots = [...s].map((x, i) => [x, i]).filter(([x]) => bag.knows(x));

let best = null;
let tail = 0;
spots.forEach(([x, i]) => {
  bag.put(x);
  for (; bag.full; tail++) {
    const [y, from] = spots[tail];
    if (!best || i - from < best[1] - best[0]) best = [from, i];
    bag.remove(y);
  }
});
console.log(best ? s.slice(best[0], best[1] + 1) : 'none');
