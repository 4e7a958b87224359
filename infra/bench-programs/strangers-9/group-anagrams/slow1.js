const fs = require('fs');

function isAnagram(a, b) {
  const count = new Array(26).fill(0);
  for (const ch of a) count[ch.charCodeAt(0) - 97]++;
  for (const ch of b) count[ch.charCodeAt(0) - 97]--;
  return count.every((c) => c === 0);
}

function solve(words) {
  const groups = [];
  for (const word of words) {
    const group = groups.find((g) => isAnagram(g[0], word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const groups = solve(rest.slice(0, Number(n)));
console.log(groups.map((group) => group.join(' ')).join('\n'));
