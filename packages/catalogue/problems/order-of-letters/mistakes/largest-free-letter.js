const fs = require('fs');

function solve(words) {
  const later = new Map();
  for (const word of words) for (const letter of word) if (!later.has(letter)) later.set(letter, new Set());
  for (let i = 1; i < words.length; i++) {
    const [a, b] = [words[i - 1], words[i]];
    let at = 0;
    while (at < a.length && a[at] === b[at]) at++;
    if (at === a.length) continue;
    if (at === b.length) return null;
    later.get(a[at]).add(b[at]);
  }
  const arrows = new Map([...later.keys()].sort().reverse().map((letter) => [letter, 0]));
  for (const letters of later.values()) for (const letter of letters) arrows.set(letter, arrows.get(letter) + 1);
  let order = '';
  while (arrows.size > 0) {
    const next = [...arrows.keys()].find((letter) => arrows.get(letter) === 0);
    if (next === undefined) return null;
    order += next;
    arrows.delete(next);
    for (const letter of later.get(next)) arrows.set(letter, arrows.get(letter) - 1);
  }
  return order;
}

const [, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(words) ?? 'impossible');
