const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string[][]} the groups, each with all its words
 */
function solve(words) {
  // Write your solution here.
  return [words];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split('\n');
const groups = solve(rest.slice(0, Number(n)));
console.log(groups.map((group) => group.join(' ')).join('\n'));
