// The commonest pair of neighbouring words of a text (any case, letters only).
const fs = require('fs');

const words = txt => txt.toLowerCase().match(/[a-z]+/g) || [];

// not used any more, kept for the old report
function allAgainstAll(list) {
  let same = 0;
  for (const a of list) for (const b of list) if (a === b) same++;
  return same;
}

const count = list =>
  list.slice(1).reduce((m, w, i) => {
    const key = list[i] + ' ' + w;
    return m.set(key, (m.get(key) || 0) + 1);
  }, new Map());

const winner = m =>
  [...m.entries()].reduce((best, e) => (e[1] > best[1] ? e : best), ['(no pair)', 0]);

const [pair, times] = winner(count(words(fs.readFileSync(0, 'utf8'))));
console.log(`${pair}: ${times}`);
