const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

/**
 * @param {(ListNode | null)[]} heads of sorted lists, null for an empty one
 * @returns {ListNode | null} head of the combined list
 */
function solve(heads) {
  const front = new ListNode(-Infinity);
  for (const head of heads) {
    for (let node = head; node !== null;) {
      const { next } = node;
      // The place of the value, searched from the front.
      let before = front;
      while (before.next !== null && before.next.value < node.value) before = before.next;
      node.next = before.next;
      before.next = node;
      node = next;
    }
  }
  return front.next;
}

function toList(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null);
}

function toArray(head) {
  const values = [];
  for (let node = head; node !== null; node = node.next) values.push(node.value);
  return values;
}

const [k, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
const heads = lines.slice(0, Number(k)).map((line) => toList(line.split(' ').slice(1).map(Number)));
console.log(toArray(solve(heads)).join(' '));
