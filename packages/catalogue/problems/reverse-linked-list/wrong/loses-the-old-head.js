const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

/**
 * @param {ListNode | null} head
 * @returns {ListNode | null} head of the reversed list
 */
function solve(head) {
  if (head === null || head.next === null) return head;
  let previous = null;
  let node = head.next;
  while (node !== null) {
    const rest = node.next;
    node.next = previous;
    previous = node;
    node = rest;
  }
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

const [, line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(toArray(solve(toList(line.split(' ').filter(Boolean)))).join(' '));
