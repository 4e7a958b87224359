const [[n, first], number, link] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.trim().split(' ').map(Number));

const boxes = [];
for (let box = first; box !== 0; box = link[box - 1]) boxes.push(box);
boxes.sort((a, b) => number[a - 1] - number[b - 1]); // stable
console.log(boxes.join(' '));
