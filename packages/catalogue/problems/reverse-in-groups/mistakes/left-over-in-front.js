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
  const values = toArray(head);
  const over = values.length % k;
  const train = values.slice(0, over);
  for (let at = over; at < values.length; at += k) for (const value of values.slice(at, at + k).reverse()) train.push(value);
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
