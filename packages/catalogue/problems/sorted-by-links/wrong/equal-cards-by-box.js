const fs = require('fs');

function solve(first, numbers, links) {
  const boxes = numbers.map((_, box) => box).slice(1).sort((a, b) => numbers[a] - numbers[b]);
  boxes.forEach((box, i) => (links[box] = boxes[i + 1] ?? 0));
  return boxes[0];
}

const [n, first, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const numbers = [0, ...rest.slice(0, n)];
const links = [0, ...rest.slice(n, 2 * n)];
const boxes = [];
for (let box = solve(first, numbers, links); box !== 0 && boxes.length <= n; box = links[box]) boxes.push(box);
console.log(boxes.join(' '));
