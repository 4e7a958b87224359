const fs = require('fs');

class ListNode {
  constructor(value, next = null) {
    this.value = value;
    this.next = next;
  }
}

/**
 * @param {ListNode | null} first head of a sorted list
 * @param {ListNode | null} second head of a sorted list
 * @returns {ListNode | null} head of the merged list
 */
function solve(first, second) {
  const front = new ListNode(0);
  let tail = front;
  while (first !== null && second !== null) {
    if (first.value <= second.value) {
      tail.next = first;
      first = first.next;
    } else {
      tail.next = second;
      second = second.next;
    }
    tail = tail.next;
  }
  tail.next = first ?? second;
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

const lines = fs.readFileSync(0, 'utf8').split('\n');
const numbers = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(toArray(solve(toList(numbers(lines[1])), toList(numbers(lines[3])))).join(' '));
