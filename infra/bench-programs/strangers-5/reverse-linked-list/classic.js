class Node {
  constructor(value) {
    this.value = value;
    this.next = null;
  }
}
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].trim().split(' ').map(Number);
let head = null;
let last = null;
for (const v of values) {
  const node = new Node(v);
  if (!head) head = node;
  else last.next = node;
  last = node;
}
let prev = null;
while (head) {
  const next = head.next;
  head.next = prev;
  prev = head;
  head = next;
}
const out = [];
for (let p = prev; p; p = p.next) out.push(p.value);
console.log(out.join(' '));
