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
  let previous = null;
  while (head !== null) [head.next, previous, head] = [previous, head, head.next];
  return previous;
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
