const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

function countLetters(word) {
  const counts = new Array(26).fill(0);
  for (const c of word) counts[c.charCodeAt(0) - 97]++;
  return counts;
}

function same(a, b) {
  return a.every((x, i) => x === b[i]);
}

const groups = [];
for (const word of words) {
  const counts = countLetters(word);
  const group = groups.find(g => same(g.counts, counts));
  if (group === undefined) {
    groups.push({ counts: counts, members: [word] });
  } else {
    group.members.push(word);
  }
}

console.log(groups.map(g => g.members.join(' ')).join('\n'));
