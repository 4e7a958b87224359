'use strict';
const text = require('fs').readFileSync(0, 'latin1').split('\n').map((s) => s.replace(/\r$/, ''));
const a = text[0] || '';
const b = text[1] || '';
const width = b.length + 1;
const goal = a.length * width + b.length;
const done = new Uint8Array(goal + 1);

function search() {
  let now = [0];
  for (let changes = 0; ; changes++) {
    const later = [];
    while (now.length) {
      const p = now.pop();
      if (done[p]) continue;
      if (p === goal) return changes;
      done[p] = 1;
      const i = Math.floor(p / width);
      const j = p % width;
      const moreA = i < a.length;
      const moreB = j < b.length;
      if (moreA && moreB) {
        if (a.charCodeAt(i) === b.charCodeAt(j)) now.push(p + width + 1);
        else later.push(p + width + 1);
      }
      if (moreA) later.push(p + width);
      if (moreB) later.push(p + 1);
    }
    now = later;
  }
}

console.log(search());
