const fs = require('fs');
const words = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(words[0]);
const tokens = words.slice(1, k + 1);
const p = words[k + 1];
const q = words[k + 2];

// the daughters of the cell at place i: two places for every cell before it
function daughtersOf(i) {
  const before = tokens.slice(0, i).filter((t) => t !== 'null').length;
  return [2 * before + 1, 2 * before + 2];
}

const mother = {};
for (let i = 0; i < k; i++) {
  if (tokens[i] === 'null') continue;
  for (const d of daughtersOf(i)) {
    if (d < k && tokens[d] !== 'null') mother[tokens[d]] = tokens[i];
  }
}

const ancestors = [];
for (let x = p; x !== undefined; x = mother[x]) ancestors.push(x);
let answer = q;
while (!ancestors.includes(answer)) answer = mother[answer];
console.log(answer);
