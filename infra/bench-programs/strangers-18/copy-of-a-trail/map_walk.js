const fs = require('fs');

class Card {
  constructor(line) {
    const [num, pic, next, hint] = line.split(' ').map(Number);
    Object.assign(this, { num, pic, next, hint });
  }
}

const [head, ...rest] = fs.readFileSync(0, 'utf8').trim().split('\n');
const first = Number(head.split(' ')[1]);
const box = new Map();
for (const line of rest) {
  const c = new Card(line);
  box.set(c.num, c);
}

function* trail() {
  for (let c = box.get(first); c; c = box.get(c.next)) yield c;
}

const fresh = new Map([[0, 0]]);
let id = 0;
for (const c of trail()) fresh.set(c.num, ++id);

const out = [];
for (const c of trail()) out.push(`${c.pic} ${fresh.get(c.next)} ${fresh.get(c.hint)}`);
console.log(out.join('\n'));
