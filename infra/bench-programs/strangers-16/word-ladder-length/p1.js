const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [begin, end] = tokens;
const words = new Set(tokens.slice(3));

// "w*rm" -> all listed words that fit
const boxes = new Map();
const patterns = (w) => Array.from(w, (_, i) => w.slice(0, i) + '*' + w.slice(i + 1));
for (const w of words) {
  for (const p of patterns(w)) {
    const box = boxes.get(p);
    if (box) box.push(w);
    else boxes.set(p, [w]);
  }
}

function ladder() {
  const dist = new Map([[begin, 1]]);
  const queue = [begin];
  for (let head = 0; head < queue.length; head++) {
    const w = queue[head], d = dist.get(w);
    if (w === end) return d;
    for (const p of patterns(w)) {
      const box = boxes.get(p);
      if (!box) continue;
      boxes.delete(p); // everybody in it gets a distance now
      for (const v of box) {
        if (dist.has(v)) continue;
        dist.set(v, d + 1);
        queue.push(v);
      }
    }
  }
  return 0;
}
console.log(ladder());
