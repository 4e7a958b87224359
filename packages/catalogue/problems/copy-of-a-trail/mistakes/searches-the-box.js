const fs = require('fs');

function solve(first, cards) {
  const trail = [];
  for (let at = first; at !== 0; at = trail[trail.length - 1][2]) trail.push(cards.find((card) => card[0] === at));
  const place = (number) => trail.findIndex((card) => card[0] === number) + 1;
  return trail.map(([, picture, next, hint]) => [picture, place(next), place(hint)]);
}

const [[, first], ...cards] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
console.log(
  solve(first, cards)
    .map((card) => card.join(' '))
    .join('\n'),
);
