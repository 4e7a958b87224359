const fs = require('fs');

/**
 * @param {number} k
 * @param {[number, number]} ship
 * @param {[number, number][]} boats
 * @returns {number[]} the numbers of the k nearest boats
 */
function solve(k, [x, y], boats) {
  const squares = boats.map((boat) => Math.sqrt((boat[0] - x) ** 2 + (boat[1] - y) ** 2));
  const order = boats.map((_, i) => i);
  // Sorting is stable, so equal distances stay in the order of their numbers.
  order.sort((a, b) => squares[a] - squares[b]);
  return order.slice(0, k).map((i) => i + 1);
}

const [[, k], ship, ...boats] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
console.log(solve(k, ship, boats).join(' '));
