const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const unused = new Set(list);
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

function* neighbours(word) {
  for (let i = 0; i < word.length; i++)
    for (const c of alphabet) yield word.slice(0, i) + c + word.slice(i + 1);
}

const queue = [[begin, 1]];
let answer = 0;
unused.delete(begin);
for (const [word, depth] of queue) {
  if (word === end) {
    answer = depth;
    break;
  }
  for (const next of neighbours(word)) if (unused.delete(next)) queue.push([next, depth + 1]);
}
console.log(answer);
