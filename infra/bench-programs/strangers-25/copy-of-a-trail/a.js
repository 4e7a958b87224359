const [head, ...cards] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
let at = Number(head.split(' ')[1]);
const box = new Map(cards.map(line => {
  const [no, picture, next, hint] = line.split(' ').map(Number);
  return [no, { picture, next, hint }];
}));

const fresh = new Map([[0, 0]]);
const trail = [];
while (at !== 0) {
  const card = box.get(at);
  trail.push(card);
  fresh.set(at, trail.length);
  at = card.next;
}
console.log(trail.map(c => `${c.picture} ${fresh.get(c.next)} ${fresh.get(c.hint)}`).join('\n'));
