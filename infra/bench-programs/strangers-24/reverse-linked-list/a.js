class Node {
  constructor(value, next) {
    this.value = value;
    this.next = next;
  }
}

function build(values) {
  const dummy = new Node(null, null);
  let tail = dummy;
  for (const v of values) {
    tail.next = new Node(v, null);
    tail = tail.next;
  }
  return dummy.next;
}

function reverse(head) {
  let previous = null;
  let current = head;
  while (current !== null) {
    const following = current.next;
    current.next = previous;
    previous = current;
    current = following;
  }
  return previous;
}

const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const out = [];
for (let node = reverse(build(tokens.slice(1))); node; node = node.next) out.push(node.value);
console.log(out.join(' '));
