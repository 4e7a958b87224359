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
  const values = new Set(heads.flatMap(toArray));
  return toList([...values].sort((a, b) => a - b));
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
