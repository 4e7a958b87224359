'use strict';
const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [begin, end] = words;
const dictionary = new Set(words.slice(3));

const masks = w => Array.from(w, (_, i) => w.slice(0, i) + '_' + w.slice(i + 1));
const shelves = new Map();
for (const w of dictionary) {
  for (const m of masks(w)) {
    if (!shelves.has(m)) shelves.set(m, []);
    shelves.get(m).push(w);
  }
}

const rungs = new Map([[begin, 1]]);
const queue = [begin];
for (const w of queue) {
  if (w === end) break;
  for (const m of masks(w)) {
    for (const next of shelves.get(m) ?? []) {
      if (!rungs.has(next)) {
        rungs.set(next, rungs.get(w) + 1);
        queue.push(next);
      }
    }
    shelves.delete(m);
  }
}
console.log(rungs.get(end) ?? 0);
