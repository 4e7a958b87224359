const fs = require('fs');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * @param {string} begin
 * @param {string} end different from begin
 * @param {string[]} words the list
 * @returns {number} how many words the shortest ladder has, 0 if there is none
 */
function solve(begin, end, words) {
  const unreached = new Set(words);
  const variations = (word) =>
    [...word].flatMap((_, i) => [...LETTERS].map((letter) => word.slice(0, i) + letter + word.slice(i + 1)));
  const stack = [{ word: begin, length: 1 }];
  while (stack.length > 0) {
    const { word, length } = stack.pop();
    if (word === end) return length;
    for (const neighbour of variations(word)) {
      if (unreached.delete(neighbour)) stack.push({ word: neighbour, length: length + 1 });
    }
  }
  return 0;
}

const [begin, end, n, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(begin, end, words.slice(0, Number(n))));
