const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = tokens[0];
const heights = tokens.slice(1, n + 1);
heights.push(0);

let largest = 0;
const open = []; // [start, height] of the rectangles that are still growing

heights.forEach((h, i) => {
  while (open.length > 0 && open[open.length - 1][1] > h) {
    const [start, height] = open.pop();
    largest = Math.max(largest, height * (i - start));
  }
  open.push([i, h]);
});

console.log(largest);
