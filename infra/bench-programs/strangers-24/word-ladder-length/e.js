const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const ABC = 'abcdefghijklmnopqrstuvwxyz';

function* neighbours(word) {
  for (let i = 0; i < word.length; i++) {
    const left = word.slice(0, i), right = word.slice(i + 1);
    for (const c of ABC) yield left + c + right;
  }
}

// two search parties, one from each end; the smaller one moves
function solve() {
  const free = new Set(list);
  if (!free.has(end)) return 0;
  free.delete(end);
  free.delete(begin);
  let mine = new Set([begin]), theirs = new Set([end]);
  for (let words = 2; mine.size && theirs.size; words++) {
    if (mine.size > theirs.size) [mine, theirs] = [theirs, mine];
    const next = new Set();
    for (const w of mine)
      for (const x of neighbours(w)) {
        if (theirs.has(x)) return words;
        if (free.delete(x)) next.add(x);
      }
    mine = next;
  }
  return 0;
}

console.log(solve());
