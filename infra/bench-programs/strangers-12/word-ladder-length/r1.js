const words = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const [begin, end, n] = words;
const unused = new Set(words.slice(3, 3 + Number(n)));
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

function* neighbours(word) {
  for (let i = 0; i < word.length; i++) {
    const head = word.slice(0, i), tail = word.slice(i + 1);
    for (const letter of LETTERS) yield head + letter + tail;
  }
}

function solve() {
  let layer = [begin];
  unused.delete(begin);
  for (let length = 1; layer.length > 0; length++) {
    const next = [];
    for (const word of layer) {
      if (word === end) return length;
      for (const other of neighbours(word)) if (unused.delete(other)) next.push(other);
    }
    layer = next;
  }
  return 0;
}
console.log(solve());
