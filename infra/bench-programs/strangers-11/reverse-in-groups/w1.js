const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const numbers = lines[1].trim().split(' ').map(Number);

// the train as a linked list behind a dummy wagon
const dummy = { number: null, next: null };
let tail = dummy;
for (const number of numbers) {
  tail.next = { number, next: null };
  tail = tail.next;
}

let before = dummy;
while (true) {
  let end = before;
  for (let i = 0; i < k && end !== null; i++) end = end.next;
  if (end === null) break;
  const rest = end.next;
  const first = before.next;
  let prev = rest;
  let cur = first;
  while (cur !== rest) {
    const next = cur.next;
    cur.next = prev;
    prev = cur;
    cur = next;
  }
  before.next = prev;
  before = first;
}

const out = [];
for (let w = dummy.next; w !== null; w = w.next) out.push(w.number);
console.log(out.join(' '));
