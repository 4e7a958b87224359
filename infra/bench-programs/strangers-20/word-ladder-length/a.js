const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const unseen = new Set(list);
const abc = 'abcdefghijklmnopqrstuvwxyz';

function* neighbours(w) {
  for (let i = 0; i < w.length; i++) {
    const head = w.slice(0, i);
    const tail = w.slice(i + 1);
    for (const c of abc) yield head + c + tail;
  }
}

function ladder() {
  if (!unseen.has(end)) return 0;
  unseen.delete(begin);
  let level = [begin];
  for (let words = 1; level.length > 0; words++) {
    const next = [];
    for (const w of level) {
      if (w === end) return words;
      for (const x of neighbours(w)) {
        if (unseen.delete(x)) next.push(x);
      }
    }
    level = next;
  }
  return 0;
}

console.log(ladder());
