const fs = require('fs');

function solve(first, numbers, links) {
  let head = 0;
  for (let card = first; card !== 0; ) {
    const next = links[card];
    if (head === 0 || numbers[card] < numbers[head]) {
      links[card] = head;
      head = card;
    } else {
      let at = head;
      while (links[at] !== 0 && numbers[links[at]] <= numbers[card]) at = links[at];
      links[card] = links[at];
      links[at] = card;
    }
    card = next;
  }
  return head;
}

const [n, first, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const numbers = [0, ...rest.slice(0, n)];
const links = [0, ...rest.slice(n, 2 * n)];
const boxes = [];
for (let box = solve(first, numbers, links); box !== 0 && boxes.length <= n; box = links[box]) boxes.push(box);
console.log(boxes.join(' '));
