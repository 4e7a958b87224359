const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, k] = input;

// build the train
let head = null;
for (let i = n + 1; i >= 2; i--) head = { number: input[i], next: head };

const front = { number: 0, next: head };
let before = front;
while (true) {
  // is there a whole group?
  let probe = before;
  let count = 0;
  while (count < k && probe.next !== null) {
    probe = probe.next;
    count++;
  }
  if (count < k) break;
  const rest = probe.next;
  const first = before.next;
  let previous = rest;
  let wagon = first;
  while (wagon !== rest) {
    const following = wagon.next;
    wagon.next = previous;
    previous = wagon;
    wagon = following;
  }
  before.next = previous;
  before = first;
}
const out = [];
for (let wagon = front.next; wagon; wagon = wagon.next) out.push(wagon.number);
console.log(out.join(' '));
