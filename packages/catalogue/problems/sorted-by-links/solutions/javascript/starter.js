const fs = require('fs');

/**
 * Changes the links so that the list is sorted.
 * @param {number} first the box of the first card
 * @param {number[]} numbers the number of the card in each box; numbers[0] is not used
 * @param {number[]} links the box of the next card, or 0; links[0] is not used
 * @returns {number} the box of the card that is first now
 */
function solve(first, numbers, links) {
  // Write your solution here.
  return first;
}

const [n, first, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const numbers = [0, ...rest.slice(0, n)];
const links = [0, ...rest.slice(n, 2 * n)];
const boxes = [];
for (let box = solve(first, numbers, links); box !== 0 && boxes.length <= n; box = links[box]) boxes.push(box);
console.log(boxes.join(' '));
