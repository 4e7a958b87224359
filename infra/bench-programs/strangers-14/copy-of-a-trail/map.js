class Card {
  constructor(picture) { this.picture = picture; this.next = null; this.hint = null; this.id = 0; }
}
const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], first = t[1];
const cards = new Map();
for (let i = 0; i < n; i++) cards.set(t[2 + 4 * i], new Card(t[3 + 4 * i]));
for (let i = 0; i < n; i++) {
  const card = cards.get(t[2 + 4 * i]);
  card.next = cards.get(t[4 + 4 * i]) || null;
  card.hint = cards.get(t[5 + 4 * i]) || null;
}
let id = 0;
for (let c = cards.get(first); c; c = c.next) c.id = ++id;
const out = [];
for (let c = cards.get(first); c; c = c.next) {
  out.push(`${c.picture} ${c.next?.id ?? 0} ${c.hint?.id ?? 0}`);
}
console.log(out.join('\n'));
