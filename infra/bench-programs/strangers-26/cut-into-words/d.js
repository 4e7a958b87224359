const [inscription, , ...vocabulary] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

class Node {
  constructor() {
    this.next = new Map();
    this.word = false;
  }
}

const root = new Node();
for (const word of vocabulary) {
  let node = root;
  for (const ch of word) {
    if (!node.next.has(ch)) node.next.set(ch, new Node());
    node = node.next.get(ch);
  }
  node.word = true;
}

function* cuts(from) {
  let node = root;
  for (let i = from; i < inscription.length; i++) {
    node = node.next.get(inscription[i]);
    if (!node) return;
    if (node.word) yield i + 1;
  }
}

function fewest() {
  const seen = new Set([0]);
  let wave = [0];
  for (let words = 0; wave.length > 0; words++) {
    const ahead = [];
    for (const place of wave) {
      if (place === inscription.length) return words;
      for (const to of cuts(place)) {
        if (!seen.has(to)) {
          seen.add(to);
          ahead.push(to);
        }
      }
    }
    wave = ahead;
  }
  return -1;
}

console.log(fewest());
