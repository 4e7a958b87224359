const fs = require('fs');

function solve(words) {
  const later = new Map();
  for (const word of words) for (const letter of word) if (!later.has(letter)) later.set(letter, new Set());
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      const [a, b] = [words[i], words[j]];
      let at = 0;
      while (at < a.length && a[at] === b[at]) at++;
      if (at === a.length) continue;
      if (at === b.length) return null;
      later.get(a[at]).add(b[at]);
    }
  }
  let order = '';
  const left = [...later.keys()].sort();
  while (left.length > 0) {
    const next = left.findIndex((letter) => left.every((other) => !later.get(other).has(letter)));
    if (next < 0) return null;
    order += left.splice(next, 1)[0];
  }
  return order;
}

const [, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(words) ?? 'impossible');
