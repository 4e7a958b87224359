'use strict';
const words = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const k = Number(words[0]);
const p = Number(words[k + 1]);
const q = Number(words[k + 2]);

function Cell(value) {
  this.value = value;
  this.daughters = [];
}

const root = new Cell(Number(words[1]));
const level = [root];
for (let i = 2, turn = 0; i <= k; i++) {
  if (words[i] !== 'null') {
    const c = new Cell(Number(words[i]));
    level[turn].daughters.push(c);
    level.push(c);
  }
  if (i % 2 === 1) turn++;
}

let answer = null;
// how many of the two marks are in the subtree of this cell?
const marks = (cell) => {
  let found = (cell.value === p) + (cell.value === q);
  for (const d of cell.daughters) found += marks(d);
  if (found === 2 && answer === null) answer = cell.value;
  return found;
};
marks(root);
console.log(answer);
