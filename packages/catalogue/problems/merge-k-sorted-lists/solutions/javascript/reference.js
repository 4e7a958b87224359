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
  let lists = heads;
  while (lists.length > 1) {
    const merged = [];
    for (let i = 0; i < lists.length; i += 2) merged.push(merge(lists[i], lists[i + 1] ?? null));
    lists = merged;
  }
  return lists[0];
}

function merge(first, second) {
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

const [k, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
const heads = lines.slice(0, Number(k)).map((line) => toList(line.split(' ').slice(1).map(Number)));
console.log(toArray(solve(heads)).join(' '));
