const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

// Take the smallest head again and again.
function solve(heads) {
  const dummy = new ListNode(0);
  let tail = dummy;
  while (heads.some((head) => head !== null)) {
    let best = -1;
    heads.forEach((head, i) => {
      if (head !== null && (best === -1 || head.value < heads[best].value)) best = i;
    });
    tail.next = heads[best];
    tail = tail.next;
    heads[best] = heads[best].next;
  }
  return dummy.next;
}

const [k, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
const heads = lines.slice(0, Number(k)).map((line) =>
  line.trim().split(' ').slice(1).map(Number).reduceRight((next, value) => new ListNode(value, next), null));
const values = [];
for (let node = solve(heads); node !== null; node = node.next) values.push(node.value);
console.log(values.join(' '));
