const fs = require('fs');

/**
 * @param {string} begin
 * @param {string} end different from begin
 * @param {string[]} words the list
 * @returns {number} how many words the shortest ladder has, 0 if there is none
 */
function solve(begin, end, words) {
  // Write your solution here.
  return 0;
}

const [begin, end, n, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(begin, end, words.slice(0, Number(n))));
