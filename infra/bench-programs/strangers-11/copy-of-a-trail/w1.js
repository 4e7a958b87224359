const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split(' ').map(Number));
const [n, first] = rows[0];

const box = new Map();
for (let i = 1; i <= n; i++) {
  const [no, picture, next, hint] = rows[i];
  box.set(no, { picture, next, hint });
}

const copies = new Map();
let used = 0;

function copy(no) {
  if (no === 0) return null;
  if (copies.has(no)) return copies.get(no);
  const old = box.get(no);
  const card = { no: ++used, picture: old.picture, next: null, hint: null };
  copies.set(no, card);
  card.hint = copy(old.hint);
  card.next = copy(old.next);
  return card;
}

const out = [];
for (let c = copy(first); c; c = c.next) {
  out.push(`${c.picture} ${c.next ? c.next.no : 0} ${c.hint ? c.hint.no : 0}`);
}
console.log(out.join('\n'));
