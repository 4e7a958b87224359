'use strict';
const fs = require('fs');
const [top, numberLine, linkLine] = fs.readFileSync(0, 'utf8').split('\n');
const [n, first] = top.split(' ').map(Number);
const number = numberLine.trim().split(/\s+/).map(Number);
const link = linkLine.trim().split(/\s+/).map(Number);

const box = [];
for (let b = first; b !== 0; b = link[b - 1]) box.push(b);

// heap of places in the list
const less = (i, j) => {
  const d = number[box[i] - 1] - number[box[j] - 1];
  return d < 0 || (d === 0 && i < j);
};
const heap = box.map((_, i) => i);
let size = n;

function sift(i) {
  const item = heap[i];
  for (;;) {
    let c = 2 * i + 1;
    if (c >= size) break;
    if (c + 1 < size && less(heap[c + 1], heap[c])) c++;
    if (!less(heap[c], item)) break;
    heap[i] = heap[c];
    i = c;
  }
  heap[i] = item;
}

for (let i = (n >> 1) - 1; i >= 0; i--) sift(i);
const out = [];
while (size > 0) {
  out.push(box[heap[0]]);
  heap[0] = heap[--size];
  sift(0);
}
console.log(out.join(' '));
