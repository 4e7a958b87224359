'use strict';
// All pairs of places that are possible after each heard note; a pair is known by its place in the first song.
function* triples(lines) {
  for (let i = 1; i <= 3 * lines[0]; i += 3) yield [0, 1, 2].map((d) => (lines[i + d] ?? '').trim());
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const answers = [];
for (const [first, second, heard] of triples(lines)) {
  let places = new Set([0]);
  [...heard].forEach((note, t) => {
    const next = new Set();
    for (const i of places) {
      if (first[i] === note) next.add(i + 1);
      if (second[t - i] === note) next.add(i);
    }
    places = next;
  });
  answers.push(heard.length === first.length + second.length && places.has(first.length));
}
console.log(answers.join('\n'));
