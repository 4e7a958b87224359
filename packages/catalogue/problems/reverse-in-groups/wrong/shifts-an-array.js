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
  // A plain list of pairs [value, rest] that is copied for each wagon.
  let left = toArray(head);
  const train = [];
  while (left.length >= k) {
    let group = [];
    for (let i = 0; i < k; i++) {
      group = [left[0], ...group];
      left = left.slice(1);
    }
    for (const value of group) train.push(value);
  }
  for (const value of left) train.push(value);
  return toList(train);
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
