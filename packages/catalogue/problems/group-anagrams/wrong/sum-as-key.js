const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string[][]} the groups, each with all its words
 */
function solve(words) {
  const groups = new Map();
  for (const word of words) {
    const sum = [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    const name = `${word.length} ${sum}`;
    groups.set(name, [...(groups.get(name) ?? []), word]);
  }
  return [...groups.values()];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split('\n');
const groups = solve(rest.slice(0, Number(n)));
console.log(groups.map((group) => group.join(' ')).join('\n'));
