const [first, second = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = first.split(' ').map(Number);

let head = null;
for (const number of second.trim().split(' ').map(Number).reverse()) {
  head = { number, next: head };
}

const anchor = { number: 0, next: head };
let before = anchor;
while (true) {
  let last = before;
  for (let i = 0; i < k && last; i++) last = last.next;
  if (!last) break;
  const start = before.next;
  const after = last.next;
  let prev = after;
  let cur = start;
  while (cur !== after) {
    const next = cur.next;
    cur.next = prev;
    prev = cur;
    cur = next;
  }
  before.next = last;
  before = start;
}

const out = [];
for (let w = anchor.next; w; w = w.next) out.push(w.number);
console.log(out.join(' '));
