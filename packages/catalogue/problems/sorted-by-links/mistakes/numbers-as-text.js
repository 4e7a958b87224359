const fs = require('fs');

function solve(first, numbers, links) {
  const cards = [];
  for (let box = first; box !== 0; box = links[box]) cards.push(box);
  const byText = (a, b) => (String(numbers[a]) < String(numbers[b]) ? -1 : String(numbers[a]) > String(numbers[b]) ? 1 : 0);
  cards.sort(byText);
  cards.forEach((box, i) => (links[box] = cards[i + 1] ?? 0));
  return cards[0];
}

const [n, first, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const numbers = [0, ...rest.slice(0, n)];
const links = [0, ...rest.slice(n, 2 * n)];
const boxes = [];
for (let box = solve(first, numbers, links); box !== 0 && boxes.length <= n; box = links[box]) boxes.push(box);
console.log(boxes.join(' '));
