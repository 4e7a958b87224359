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
  let reached = [begin];
  for (let length = 1; reached.length > 0; length++) {
    const next = [];
    for (const word of reached) {
      if (word === end) return length;
      for (const neighbour of variations(word)) {
        if (unreached.delete(neighbour)) next.push(neighbour);
      }
    }
    reached = next;
  }
  return 0;
}

/** All words that differ from the given one in at most one place. */
function* variations(word) {
  for (let i = 0; i < word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)];
    for (const letter of LETTERS) yield before + letter + after;
  }
}

const [begin, end, n, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(begin, end, words.slice(0, Number(n))));
