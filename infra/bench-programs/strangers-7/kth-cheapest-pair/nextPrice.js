'use strict';
const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s.length > 0);
let pos = 0;
function nextNumber() {
  return parseInt(tokens[pos++], 10);
}
function nextArray(size) {
  const result = [];
  while (result.length < size) result.push(nextNumber());
  return result;
}

const n = nextNumber();
const m = nextNumber();
const k = nextNumber();
const bags = nextArray(n);
const hats = nextArray(m);

// looks at the border between prices <= price and prices > price
function lookAt(price) {
  let notDearer = 0;
  let following = Infinity;
  let col = m;
  for (let row = 0; row < n; row++) {
    while (col > 0 && bags[row] + hats[col - 1] > price) {
      col = col - 1;
    }
    notDearer = notDearer + col;
    if (col < m) {
      following = Math.min(following, bags[row] + hats[col]);
    }
  }
  return { notDearer: notDearer, following: following };
}

let price = bags[0] + hats[0];
let view = lookAt(price);
while (view.notDearer < k) {
  price = view.following;
  view = lookAt(price);
}
console.log(price);
