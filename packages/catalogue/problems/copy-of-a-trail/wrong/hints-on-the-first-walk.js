const fs = require('fs');

function solve(first, cards) {
  const cardOf = new Map(cards.map((card) => [card[0], card]));
  const copyOf = new Map([[0, 0]]);
  const copy = [];
  for (let at = first; at !== 0; at = cardOf.get(at)[2]) {
    copyOf.set(at, copyOf.size);
    const [, picture, next, hint] = cardOf.get(at);
    copy.push([picture, next === 0 ? 0 : copyOf.size, copyOf.get(hint) ?? 0]);
  }
  return copy;
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
