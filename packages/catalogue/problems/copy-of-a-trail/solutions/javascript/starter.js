const fs = require('fs');

/**
 * @param {number} first
 * @param {[number, number, number, number][]} cards number, picture, next, hint
 * @returns {[number, number, number][]} picture, next, hint of each card of the copy
 */
function solve(first, cards) {
  // Write your solution here.
  return [];
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
