const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string[][]} the groups, each with all its words
 */
function solve(words) {
  const groups = new Map();
  for (const word of words) {
    const name = [...word].sort().join('');
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [word]);
    else group.push(word);
  }
  return [...groups.values()];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split('\n');
const groups = solve(rest.slice(0, Number(n)));
console.log(groups.map((group) => group.join(' ')).join('\n'));
