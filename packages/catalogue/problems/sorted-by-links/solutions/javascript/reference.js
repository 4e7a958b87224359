const fs = require('fs');

/**
 * Changes the links so that the list is sorted.
 * @param {number} first the box of the first card
 * @param {number[]} numbers the number of the card in each box; numbers[0] is not used
 * @param {number[]} links the box of the next card, or 0; links[0] is not used
 * @returns {number} the box of the card that is first now
 */
function solve(first, numbers, links) {
  function merge(a, b) {
    // links[0] serves as the link of a card before the first one.
    let last = 0;
    while (a !== 0 && b !== 0) {
      if (numbers[a] <= numbers[b]) {
        links[last] = a;
        a = links[a];
      } else {
        links[last] = b;
        b = links[b];
      }
      last = links[last];
    }
    links[last] = a !== 0 ? a : b;
    return links[0];
  }

  function sort(start) {
    if (links[start] === 0) return start;
    let slow = start;
    for (let fast = links[start]; fast !== 0 && links[fast] !== 0; fast = links[links[fast]]) slow = links[slow];
    const second = links[slow];
    links[slow] = 0;
    const sorted = sort(start);
    return merge(sorted, sort(second));
  }

  return sort(first);
}

const [n, first, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const numbers = [0, ...rest.slice(0, n)];
const links = [0, ...rest.slice(n, 2 * n)];
const boxes = [];
for (let box = solve(first, numbers, links); box !== 0 && boxes.length <= n; box = links[box]) boxes.push(box);
console.log(boxes.join(' '));
