const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

/**
 * @param {ListNode | null} head
 * @param {number} k
 * @returns {ListNode | null} the front of the new train
 */
function solve(head, k) {
  const front = new ListNode(0, head);
  let before = front;
  for (;;) {
    let last = before;
    for (let i = 0; i < k && last !== null; i++) last = last.next;
    if (last !== null && last !== front && last.value === 0) last = null;
    if (last === null) return front.next;
    const first = before.next;
    let previous = last.next;
    let node = first;
    for (let i = 0; i < k; i++) [node.next, previous, node] = [previous, node, node.next];
    before.next = previous;
    before = first;
  }
}

function toList(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null);
}

function toArray(head) {
  const values = [];
  for (let node = head; node !== null; node = node.next) values.push(node.value);
  return values;
}

const [size, line] = fs.readFileSync(0, 'utf8').split('\n');
const wagons = line.split(' ').filter(Boolean).map(Number);
console.log(toArray(solve(toList(wagons), Number(size.split(' ')[1]))).join(' '));
