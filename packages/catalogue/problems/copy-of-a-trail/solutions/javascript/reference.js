const fs = require('fs');

/**
 * @param {number} first
 * @param {[number, number, number, number][]} cards number, picture, next, hint
 * @returns {[number, number, number][]} picture, next, hint of each card of the copy
 */
function solve(first, cards) {
  const cardOf = new Map(cards.map((card) => [card[0], card]));
  const copyOf = new Map([[0, 0]]);
  for (let at = first; at !== 0; at = cardOf.get(at)[2]) copyOf.set(at, copyOf.size);
  const copy = [];
  for (let at = first; at !== 0; at = cardOf.get(at)[2]) {
    const [, picture, next, hint] = cardOf.get(at);
    copy.push([picture, copyOf.get(next), copyOf.get(hint)]);
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
