const [first, second] = require('fs').readFileSync('/dev/stdin', 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const counts = new Map();
for (const word of second.trim().split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
console.log(
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, k)
    .map(([word]) => word)
    .join(' '),
);
