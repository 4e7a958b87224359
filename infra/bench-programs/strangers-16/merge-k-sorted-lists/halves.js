const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

const toList = (values) => values.reduceRight((next, value) => new ListNode(value, next), null);

function mergeTwo(a, b) {
  const front = new ListNode(0);
  let tail = front;
  while (a && b) {
    if (a.value <= b.value) { tail.next = a; a = a.next; } else { tail.next = b; b = b.next; }
    tail = tail.next;
  }
  tail.next = a || b;
  return front.next;
}

function mergeRange(heads, from, to) {
  if (to - from === 1) return heads[from];
  const mid = (from + to) >> 1;
  return mergeTwo(mergeRange(heads, from, mid), mergeRange(heads, mid, to));
}

const [first, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
const k = Number(first);
const heads = lines.slice(0, k).map((line) => toList(line.trim().split(' ').slice(1).map(Number)));
const out = [];
for (let node = mergeRange(heads, 0, k); node; node = node.next) out.push(node.value);
console.log(out.join(' '));
